// The executable contains the files of the studio, and the look that all its pages share. In Swift, arrays of this length take most of a minute to compile.

#include "CStudio.h"
#include <string.h>

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char index_html[] = {
#embed "Files/index.html"
};
static const unsigned char studio_css[] = {
#embed "Files/studio.css"
};
static const unsigned char look_css[] = {
#embed "Files/look.css"
};
static const unsigned char mark_svg[] = {
#embed "Files/mark.svg"
};
static const unsigned char calls_js[] = {
#embed "Files/calls.js"
};
static const unsigned char catalog_js[] = {
#embed "Files/catalog.js"
};
static const unsigned char chart_js[] = {
#embed "Files/chart.js"
};
static const unsigned char connect_js[] = {
#embed "Files/connect.js"
};
static const unsigned char connection_js[] = {
#embed "Files/connection.js"
};
static const unsigned char data_js[] = {
#embed "Files/data.js"
};
static const unsigned char device_js[] = {
#embed "Files/device.js"
};
static const unsigned char dialog_js[] = {
#embed "Files/dialog.js"
};
static const unsigned char entry_js[] = {
#embed "Files/entry.js"
};
static const unsigned char explanation_js[] = {
#embed "Files/explanation.js"
};
static const unsigned char faults_js[] = {
#embed "Files/faults.js"
};
static const unsigned char files_js[] = {
#embed "Files/files.js"
};
static const unsigned char main_js[] = {
#embed "Files/main.js"
};
static const unsigned char page_js[] = {
#embed "Files/page.js"
};
static const unsigned char permissions_js[] = {
#embed "Files/permissions.js"
};
static const unsigned char phone_js[] = {
#embed "Files/phone.js"
};
static const unsigned char route_js[] = {
#embed "Files/route.js"
};
static const unsigned char session_js[] = {
#embed "Files/session.js"
};
static const unsigned char start_js[] = {
#embed "Files/start.js"
};
static const unsigned char timeline_js[] = {
#embed "Files/timeline.js"
};

#define SCRIPT(name) {"/studio/" #name ".js", "text/javascript; charset=utf-8", name##_js, sizeof name##_js}

static const struct StudioFile files[] = {
    {"/", "text/html; charset=utf-8", index_html, sizeof index_html},
    {"/studio/studio.css", "text/css; charset=utf-8", studio_css, sizeof studio_css},
    {"/studio/look.css", "text/css; charset=utf-8", look_css, sizeof look_css},
    {"/studio/mark.svg", "image/svg+xml", mark_svg, sizeof mark_svg},
    SCRIPT(calls),
    SCRIPT(catalog),
    SCRIPT(chart),
    SCRIPT(connect),
    SCRIPT(connection),
    SCRIPT(data),
    SCRIPT(device),
    SCRIPT(dialog),
    SCRIPT(entry),
    SCRIPT(explanation),
    SCRIPT(faults),
    SCRIPT(files),
    SCRIPT(main),
    SCRIPT(page),
    SCRIPT(permissions),
    SCRIPT(phone),
    SCRIPT(route),
    SCRIPT(session),
    SCRIPT(start),
    SCRIPT(timeline),
};

const struct StudioFile *studioFile(const char *path) {
    for (size_t i = 0; i < sizeof files / sizeof *files; i++)
        if (strcmp(files[i].path, path) == 0) return &files[i];
    return NULL;
}

// The executable contains the files of the protocol that `healthkit-bridge explain` and `healthkit-bridge mcp` read.

#include "CProtocol.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char rules[] = {
#embed "../../protocol/rules.json"
};
static const unsigned char interface[] = {
#embed "../../protocol/healthkit-interface.json"
};
static const unsigned char differences[] = {
#embed "../../protocol/healthkit-differences.json"
};
static const unsigned char errors[] = {
#embed "../../protocol/errors.json"
};
static const unsigned char personas[] = {
#embed "../../protocol/personas.json"
};
static const unsigned char apple_healthkit[] = {
#embed "../../protocol/channels/AppleHealthKit/errors.json"
};
static const unsigned char health[] = {
#embed "../../protocol/channels/Health/errors.json"
};
static const unsigned char healthkit[] = {
#embed "../../protocol/channels/HealthKit/errors.json"
};
static const unsigned char health_plugin[] = {
#embed "../../protocol/channels/HealthPlugin/errors.json"
};
static const unsigned char capacitor_healthkit[] = {
#embed "../../protocol/channels/CapacitorHealthkit/errors.json"
};
static const unsigned char control[] = {
#embed "../../protocol/channels/control/errors.json"
};
static const unsigned char flutter_health[] = {
#embed "../../protocol/channels/flutter_health/errors.json"
};
static const unsigned char health_kit_reporter[] = {
#embed "../../protocol/channels/health_kit_reporter_method_channel/errors.json"
};
static const unsigned char healthkit_permissions[] = {
#embed "../../protocol/channels/healthkit_permissions/errors.json"
};
static const unsigned char store[] = {
#embed "../../protocol/channels/store/errors.json"
};

#define ERRORS(channel, name) {"channels/" channel "/errors.json", name, sizeof name}

static const struct ProtocolFile files[] = {
    {"rules.json", rules, sizeof rules},
    {"healthkit-interface.json", interface, sizeof interface},
    {"healthkit-differences.json", differences, sizeof differences},
    {"errors.json", errors, sizeof errors},
    {"personas.json", personas, sizeof personas},
    ERRORS("store", store),
    ERRORS("control", control),
    ERRORS("healthkit_permissions", healthkit_permissions),
    ERRORS("AppleHealthKit", apple_healthkit),
    ERRORS("Health", health),
    ERRORS("HealthKit", healthkit),
    ERRORS("HealthPlugin", health_plugin),
    ERRORS("CapacitorHealthkit", capacitor_healthkit),
    ERRORS("flutter_health", flutter_health),
    ERRORS("health_kit_reporter_method_channel", health_kit_reporter),
};

const struct ProtocolFile *protocolFile(size_t index) {
    return index < sizeof files / sizeof *files ? &files[index] : NULL;
}

#include "CGuide.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char ask[] = {
#embed "../../protocol/guide/ask"
};
static const unsigned char page_another_host[] = {
#embed "../../protocol/guide/another-host.md"
};
static const unsigned char page_background_delivery[] = {
#embed "../../protocol/guide/background-delivery.md"
};
static const unsigned char page_cordova_capacitor[] = {
#embed "../../protocol/guide/cordova-capacitor.md"
};
static const unsigned char page_differences[] = {
#embed "../../protocol/guide/differences.md"
};
static const unsigned char page_generated_people[] = {
#embed "../../protocol/guide/generated-people.md"
};
static const unsigned char page_health[] = {
#embed "../../protocol/guide/health.md"
};
static const unsigned char page_health_kit_reporter[] = {
#embed "../../protocol/guide/health-kit-reporter.md"
};
static const unsigned char page_in_your_tests[] = {
#embed "../../protocol/guide/in-your-tests.md"
};
static const unsigned char page_limits[] = {
#embed "../../protocol/guide/limits.md"
};
static const unsigned char page_mac[] = {
#embed "../../protocol/guide/mac.md"
};
static const unsigned char page_mcp[] = {
#embed "../../protocol/guide/mcp.md"
};
static const unsigned char page_native_code[] = {
#embed "../../protocol/guide/native-code.md"
};
static const unsigned char page_network[] = {
#embed "../../protocol/guide/network.md"
};
static const unsigned char page_permissions[] = {
#embed "../../protocol/guide/permissions.md"
};
static const unsigned char page_population[] = {
#embed "../../protocol/guide/population.md"
};
static const unsigned char page_promises[] = {
#embed "../../protocol/guide/promises.md"
};
static const unsigned char page_react_native_health[] = {
#embed "../../protocol/guide/react-native-health.md"
};
static const unsigned char page_react_native_healthkit[] = {
#embed "../../protocol/guide/react-native-healthkit.md"
};
static const unsigned char page_reading_privacy[] = {
#embed "../../protocol/guide/reading-privacy.md"
};
static const unsigned char page_start[] = {
#embed "../../protocol/guide/start.md"
};
static const unsigned char page_statistics[] = {
#embed "../../protocol/guide/statistics.md"
};
static const unsigned char page_swift_packages[] = {
#embed "../../protocol/guide/swift-packages.md"
};
static const unsigned char page_testing[] = {
#embed "../../protocol/guide/testing.md"
};
static const unsigned char page_testing_data[] = {
#embed "../../protocol/guide/testing-data.md"
};
static const unsigned char page_testing_phone[] = {
#embed "../../protocol/guide/testing-phone.md"
};
static const unsigned char page_testing_system[] = {
#embed "../../protocol/guide/testing-system.md"
};
static const unsigned char skill[] = {
#embed "../../protocol/guide/skill/SKILL.md"
};
static const unsigned char channel_apple_healthkit[] = {
#embed "../../protocol/channels/AppleHealthKit/README.md"
};
static const unsigned char channel_capacitor_healthkit[] = {
#embed "../../protocol/channels/CapacitorHealthkit/README.md"
};
static const unsigned char channel_health[] = {
#embed "../../protocol/channels/Health/README.md"
};
static const unsigned char channel_healthkit[] = {
#embed "../../protocol/channels/HealthKit/README.md"
};
static const unsigned char channel_health_plugin[] = {
#embed "../../protocol/channels/HealthPlugin/README.md"
};
static const unsigned char channel_control[] = {
#embed "../../protocol/channels/control/README.md"
};
static const unsigned char channel_flutter_health[] = {
#embed "../../protocol/channels/flutter_health/README.md"
};
static const unsigned char channel_health_kit_reporter[] = {
#embed "../../protocol/channels/health_kit_reporter_method_channel/README.md"
};
static const unsigned char channel_healthkit_permissions[] = {
#embed "../../protocol/channels/healthkit_permissions/README.md"
};
static const unsigned char channel_store[] = {
#embed "../../protocol/channels/store/README.md"
};
static const unsigned char protocol[] = {
#embed "../../protocol/README.md"
};

#define PAGE(page, name) {"guide/" page ".md", name, sizeof name}
#define CHANNEL(channel, name) {"channels/" channel "/README.md", name, sizeof name}

static const struct ProtocolFile pages[] = {
    PAGE("another-host", page_another_host),
    PAGE("background-delivery", page_background_delivery),
    PAGE("cordova-capacitor", page_cordova_capacitor),
    PAGE("differences", page_differences),
    PAGE("generated-people", page_generated_people),
    PAGE("health", page_health),
    PAGE("health-kit-reporter", page_health_kit_reporter),
    PAGE("in-your-tests", page_in_your_tests),
    PAGE("limits", page_limits),
    PAGE("mac", page_mac),
    PAGE("mcp", page_mcp),
    PAGE("native-code", page_native_code),
    PAGE("network", page_network),
    PAGE("permissions", page_permissions),
    PAGE("population", page_population),
    PAGE("promises", page_promises),
    PAGE("react-native-health", page_react_native_health),
    PAGE("react-native-healthkit", page_react_native_healthkit),
    PAGE("reading-privacy", page_reading_privacy),
    PAGE("start", page_start),
    PAGE("statistics", page_statistics),
    PAGE("swift-packages", page_swift_packages),
    PAGE("testing", page_testing),
    PAGE("testing-data", page_testing_data),
    PAGE("testing-phone", page_testing_phone),
    PAGE("testing-system", page_testing_system),
    PAGE("skill/SKILL", skill),
    CHANNEL("AppleHealthKit", channel_apple_healthkit),
    CHANNEL("CapacitorHealthkit", channel_capacitor_healthkit),
    CHANNEL("Health", channel_health),
    CHANNEL("HealthKit", channel_healthkit),
    CHANNEL("HealthPlugin", channel_health_plugin),
    CHANNEL("control", channel_control),
    CHANNEL("flutter_health", channel_flutter_health),
    CHANNEL("health_kit_reporter_method_channel", channel_health_kit_reporter),
    CHANNEL("healthkit_permissions", channel_healthkit_permissions),
    CHANNEL("store", channel_store),
    {"README.md", protocol, sizeof protocol},
    {"guide/ask", ask, sizeof ask},
};

const struct ProtocolFile *guidePage(size_t index) {
    return index < sizeof pages / sizeof *pages ? &pages[index] : NULL;
}

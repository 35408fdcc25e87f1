// HealthKit's enumerations are in the header. A target needs a source.
#include "CHealthKit.h"

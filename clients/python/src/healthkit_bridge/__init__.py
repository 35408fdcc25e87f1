"""HealthKit for tests: a client of healthkit-bridge.

    from healthkit_bridge import Bridge

    with Bridge(consent="deny") as bridge:
        bridge.store.request_authorization(to_share=["HKQuantityTypeIdentifierStepCount"])
"""

from .asynchronous import AsyncBridge
from .bridge import Bridge, PendingCall
from .connection import Notification
from .errors import (
    AppTerminated,
    BridgeError,
    BridgeWarning,
    ConnectionFailure,
    HealthKitError,
    InvalidParams,
    MissingPluginException,
    NativeException,
    NoReply,
    PlatformException,
    RequestCancelled,
    ResponseError,
    UnansweredSheet,
)
from .options import ServeOptions
from .reset_options import ResetOptions

__all__ = [
    "AppTerminated",
    "AsyncBridge",
    "Bridge",
    "BridgeError",
    "BridgeWarning",
    "ConnectionFailure",
    "HealthKitError",
    "InvalidParams",
    "MissingPluginException",
    "NativeException",
    "NoReply",
    "Notification",
    "PendingCall",
    "PlatformException",
    "RequestCancelled",
    "ResetOptions",
    "ResponseError",
    "ServeOptions",
    "UnansweredSheet",
]

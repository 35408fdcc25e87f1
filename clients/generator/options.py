"""The options of `serve` with which a client starts a bridge."""

from dataclasses import replace

from .openrpc import Document, Member, Type

# What the clients add to an option.
NOTES = {
    "consent": "The client also takes the script itself: a rule, or a list of rules.",
    "mode": "The client starts its own executable with strict.",
}


def options(document: Document) -> tuple[Member, ...]:
    """The parameters of `control/reset`, which takes all options but the framing."""
    return tuple(
        replace(option, summary=" ".join(filter(None, (option.summary, NOTES.get(option.name)))))
        for option in _parameters(document, "reset")
    )


def policies(document: Document) -> Type:
    """The policies of `consent`."""
    return next(parameter.type for parameter in _parameters(document, "setConsent") if parameter.name == "policy")


def _parameters(document: Document, name: str) -> tuple[Member, ...]:
    return next(method.parameters for method in document.channel("control") if method.short_name == name)

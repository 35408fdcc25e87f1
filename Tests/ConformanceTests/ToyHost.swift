/// A minimal host in Python that handles `isAvailable` and checks messages. It tests the vectors.
let toyHost = [
    "python3", "-c",
    #"""
    import json, sys

    def integer(text):
        value = int(text)
        if not -2**63 <= value < 2**63:
            raise ValueError("beyond 64 bits")
        return value

    def error(id, code):
        return {"jsonrpc": "2.0", "id": id, "error": {"code": code, "message": "no"}}

    def answer(message):
        if not isinstance(message, dict) or not isinstance(message.get("method"), str):
            return error(None, -32600)
        if "id" not in message:
            return None
        id = message["id"]
        if isinstance(id, (bool, list, dict)):
            return error(None, -32600)
        if message["method"] != "isAvailable":
            return error(id, -32601)
        return {"jsonrpc": "2.0", "id": id, "result": True}

    for line in sys.stdin:
        try:
            message = json.loads(line, parse_int=integer)
        except ValueError:
            output = error(None, -32700)
        else:
            if isinstance(message, list) and message:
                output = [reply for reply in map(answer, message) if reply is not None] or None
            else:
                output = answer(message)
        if output is not None:
            print(json.dumps(output), flush=True)
    """#,
]

// Returns each short WebSocket message. Prints its port. A client sends the next message after the response.
const { createHash } = require("crypto");

const server = require("http").createServer();

server.on("upgrade", ({ headers }, socket) => {
  const key = headers["sec-websocket-key"] + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";
  const accept = createHash("sha1").update(key).digest("base64");
  socket.setNoDelay(true);
  socket.on("error", () => socket.destroy());
  socket.on("data", (frame) => {
    const length = frame[1] & 0x7f;
    const mask = frame.subarray(2, 6);
    const response = Buffer.allocUnsafe(2 + length);
    response[0] = 0x81;
    response[1] = length;
    for (let index = 0; index < length; index++) response[2 + index] = frame[6 + index] ^ mask[index % 4];
    socket.write(response);
  });
  socket.write(
    `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
  );
});

server.listen(0, "127.0.0.1", () => console.log(server.address().port));

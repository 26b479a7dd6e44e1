import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";

const mostWaiting = 16;

/**
 * What a client sends without awaiting its answers is begun when the answer before it is written, so that one
 * connection holds one file or one page at a time. Browsers wait; who sends very many ahead is cut off.
 */
export function limitPipelining(answer: RequestListener, most = mostWaiting): RequestListener {
  const waiting = new WeakMap<Socket, number>();
  const add = (socket: Socket, change: number) => {
    const count = (waiting.get(socket) ?? 0) + change;
    waiting.set(socket, count);
    return count;
  };
  return (request: IncomingMessage, response: ServerResponse) => {
    // An answer gets its socket when its turn has come.
    if (response.socket) return answer(request, response);
    const { socket } = request;
    if (add(socket, 1) > most) return void socket.destroy();
    response.once("socket", () => {
      add(socket, -1);
      answer(request, response);
    });
  };
}

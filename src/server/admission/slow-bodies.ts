import type { IncomingMessage, Server } from "node:http";

export interface SlowBodyLimits {
  /** So long any body may take to arrive, and one that is sent by the staff to begin. */
  readonly withinMs: number;
  /** What a picture has to make of its way in each second after that. */
  readonly leastPerSecond: number;
  readonly lookEveryMs: number;
  /** So many may take longer at once. */
  readonly most: number;
}

/** A phone at the edge of the network sends twice as much; 15 MB may take eight minutes. */
const usual: SlowBodyLimits = { withinMs: 30_000, leastPerSecond: 32_000, lookEveryMs: 5_000, most: 12 };

/**
 * A body arrives in half a minute or is cut off, as whoever trickles holds a connection. Pictures are given as long as
 * they are on their way: they are large, and phones are slow.
 */
export function limitSlowBodies(server: Server, limits: SlowBodyLimits = usual): void {
  let slow = 0;
  server.on("request", (request: IncomingMessage) => {
    const { headers } = request;
    if (!(headers["transfer-encoding"] || Number(headers["content-length"]) > 0)) return;
    // Most come in one piece with their head, and are read by then.
    setImmediate(() => request.complete || request.destroyed || watch(request));
  });

  function watch(request: IncomingMessage): void {
    const { socket } = request;
    const began = performance.now();
    const bytesBefore = socket.bytesRead;
    let isSlow = false;
    let next = setTimeout(look, limits.withinMs);
    request.once("end", done);
    socket.once("close", done);

    function look(): void {
      if (request.complete) return;
      const seconds = (performance.now() - began - limits.withinMs) / 1_000;
      const isOnItsWay = socket.bytesRead - bytesBefore >= Math.max(1, seconds * limits.leastPerSecond);
      const hasRoom = isSlow || slow < limits.most;
      if (isUpload(request) && isOnItsWay && hasRoom) wait();
      else cut();
    }

    function wait(): void {
      if (!isSlow) slow++;
      isSlow = true;
      next = setTimeout(look, limits.lookEveryMs);
    }

    function cut(): void {
      const error = Object.assign(new Error("A body took too long"), { code: "ERR_HTTP_REQUEST_TIMEOUT" });
      server.emit("clientError", error, socket);
    }

    function done(): void {
      clearTimeout(next);
      request.off("end", done);
      socket.off("close", done);
      if (isSlow) slow--;
      isSlow = false;
    }
  }
}

/** Files that the staff send; who does not work here is answered before a byte of it is read. */
function isUpload({ method, url = "", headers }: IncomingMessage): boolean {
  return (
    (method === "POST" || method === "PUT") &&
    /^\/(?:api\/)?manage\//.test(url) &&
    /^(?:multipart\/form-data|image\/|application\/octet-stream)/i.test(headers["content-type"] ?? "") &&
    (headers.cookie ?? headers.authorization) !== undefined
  );
}

import { createServer } from "node:http";
import { faultOfSignature } from "./check-signature.ts";

/** A store of pictures that speaks the protocol and remembers what it was asked. */
const keys = { keyId: "standin", keySecret: "standin-secret" };
const kept = new Map<string, { bytes: Buffer; type: string; sum: string | undefined }>();
const asked: string[] = [];
let fault = "none";

const server = createServer(async (request, response) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const body = Buffer.concat(parts);
  const { method = "", url = "" } = request;
  if (url.startsWith("/__")) {
    if (url.startsWith("/__fault/")) fault = url.slice("/__fault/".length);
    return response.end(JSON.stringify({ asked, names: [...kept.keys()] }));
  }
  asked.push(`${method} ${url}`);
  if (fault === "down") return request.socket.destroy();
  if (fault === "slow") await new Promise((resolve) => setTimeout(resolve, 60_000).unref());
  if (fault === "full" && method === "PUT") return response.writeHead(507).end();
  const wrong = faultOfSignature(request, body, keys);
  if (wrong) return response.writeHead(403).end(`<Error><Message>${wrong}</Message></Error>`);
  if (method === "PUT") {
    const sum = request.headers["x-amz-meta-sha256"];
    kept.set(url, {
      bytes: body,
      type: request.headers["content-type"] ?? "",
      sum: typeof sum === "string" ? sum : undefined,
    });
    return response.writeHead(200).end();
  }
  if (method === "DELETE") {
    kept.delete(url);
    return response.writeHead(204).end();
  }
  const found = kept.get(url);
  if (!found) return response.writeHead(404).end(method === "HEAD" ? undefined : "<Error/>");
  if (fault === "wrong") return response.writeHead(200).end("<html>Welcome to the hotel's network</html>");
  const bytes = fault === "changed" ? Buffer.concat([found.bytes, Buffer.from("x")]) : found.bytes;
  if (fault === "cut") {
    response.writeHead(200, { "content-length": bytes.length });
    return response.write(bytes.subarray(0, 20), () => request.socket.destroy());
  }
  response.writeHead(200, {
    "content-length": bytes.length,
    "content-type": found.type,
    ...(found.sum && { "x-amz-meta-sha256": found.sum }),
  });
  return response.end(method === "HEAD" ? undefined : bytes);
});
server.listen(Number(process.env.STORE_PORT ?? 0), "127.0.0.1", () => {
  const address = server.address();
  console.log(`the stand-in store is open: http://127.0.0.1:${typeof address === "object" && address?.port}`);
});
process.on("SIGTERM", () => process.exit(0));

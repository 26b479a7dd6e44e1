import type { IncomingMessage } from "node:http";

export const year = "public, max-age=31536000, immutable";
export const hour = "public, max-age=3600";

const types: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".jpg": "image/jpeg",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".txt": "text/plain; charset=utf-8",
};

export function typeOf(extension: string): string {
  return types[extension] ?? "application/octet-stream";
}

export function pathOf({ url = "/" }: IncomingMessage): string {
  const at = url.indexOf("?");
  return at < 0 ? url : url.slice(0, at);
}

export function isRead({ method }: IncomingMessage): boolean {
  return method === "GET" || method === "HEAD";
}

import type { Settings } from "#platform/settings.ts";

/** Where the shop's own pages may come from. */
export function originsOf({ publicUrl, HOST, PORT }: Settings): string[] {
  return [
    new URL(publicUrl).origin,
    `http://localhost:${PORT}`,
    `http://127.0.0.1:${PORT}`,
    `http://${HOST}:${PORT}`,
  ];
}

import type { IncomingMessage } from "node:http";
import type { Settings } from "#platform/settings.ts";

/** Whoever looks after the process asks for these by whatever name it has there. */
const ofHealth = /^\/(?:healthz|readyz|metrics)(?:\?|$)/;
const address = /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[.*\])$/;

export type OwnHosts = (request: Pick<IncomingMessage, "url" | "headers">) => boolean;

/**
 * Whether somebody asked for this shop: by the name of its public address, one of its other names, or one that nobody
 * outside can lead here, which is an address itself or, as in a network of containers, a name without a dot.
 */
export function ownHosts(publicUrl: string, others: readonly string[]): OwnHosts {
  const names = new Set([new URL(publicUrl).hostname, ...others]);
  return ({ url = "", headers: { host = "" } }) => {
    const name = host.toLowerCase().replace(/\.?(?::\d+)?$/, "");
    return !name.includes(".") || address.test(name) || names.has(name) || ofHealth.test(url);
  };
}

/** Where the shop's own pages may come from. */
export function originsOf({ publicUrl, HOST, PORT }: Settings): string[] {
  return [
    new URL(publicUrl).origin,
    `http://localhost:${PORT}`,
    `http://127.0.0.1:${PORT}`,
    `http://${HOST}:${PORT}`,
  ];
}

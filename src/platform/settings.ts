import { isIP } from "node:net";
import type { z } from "zod";
import { chosenGateway, wrongGateways } from "#ports/payment-gateways/chosen-gateway.ts";
import { gateways } from "#ports/payment-gateways/gateways.ts";
import type { PictureStoreAdapter } from "#ports/picture-stores/picture-store-adapter.ts";
import { pictureStores } from "#ports/picture-stores/picture-stores.ts";
import { adapterSettings, adapters, shape } from "./settings-shape.ts";

type EnvironmentSettings = z.output<typeof shape>;

/** Every environment variable of the shop, read once at the start. docs/operating.md explains each. */
export type Settings = Readonly<EnvironmentSettings> & {
  readonly publicUrl: string;
  /** The payment gateway, by its name. */
  readonly payments: string;
  /** Only this machine can reach the shop. */
  readonly isLocal: boolean;
  /** Goods, stores and voices to look at; never by itself where somebody could buy them. */
  readonly demo: boolean;
  /** Orders travel by themselves; where no money moves, that is what there is to see. */
  readonly demoFulfilment: boolean;
};

/** Of an adapter's settings, which it alone knows by their types. */
export function isSet(settings: Readonly<Record<string, unknown>>, name: string): boolean {
  return settings[name] !== undefined;
}

/** Every setting that is wrong, each with what is expected of it. */
export class WrongSettings extends Error {
  readonly wrong: readonly string[];

  constructor(wrong: readonly string[]) {
    super(wrong.join("\n"));
    this.wrong = wrong;
  }
}

const shapes = { ...shape.shape, ...adapterSettings };

export const settingNames = Object.keys(shapes);

export function readSettings(env: Record<string, string | undefined>): Settings {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim() !== ""));
  const { given, wrong } = readEach(set);
  wrong.push(...togetherWrong(given, set));
  if (wrong.length > 0) throw new WrongSettings(wrong);
  const isLocal = isLoopback(given);
  const payments = chosenGateway(set);
  return {
    ...given,
    publicUrl: (given.PUBLIC_URL ?? `http://localhost:${given.PORT}`).replace(/\/+$/, ""),
    payments,
    isLocal,
    demo: given.DEMO ?? (isLocal && payments === "mock"),
    demoFulfilment: given.DEMO_FULFILMENT ?? payments === "mock",
  };
}

/** What reads well, and a line for each that does not. */
function readEach(set: Record<string, string | undefined>): { given: EnvironmentSettings; wrong: string[] } {
  const fields: Record<string, unknown> = {};
  const wrong: string[] = [];
  for (const [name, one] of Object.entries(shapes)) {
    const read = one.safeParse(set[name]);
    fields[name] = read.data;
    if (!read.success) wrong.push(`${name}: ${read.error.issues[0]?.message ?? "unreadable"}`);
  }
  return { given: fields as EnvironmentSettings, wrong };
}

function togetherWrong(given: EnvironmentSettings, set: Record<string, string | undefined>): string[] {
  return [
    adapters.flatMap(({ keys }) => halfSet(set, ...keys)),
    halfSet(set, "GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"),
    pictureStores.flatMap((store) => keyMissing(set, store)),
    wrongReplicas(given),
    wrongGateways(set, isLoopback(given)),
    wrongClock(given, chosenGateway(set)),
  ].flat();
}

function wrongClock(given: EnvironmentSettings, payments: string): string[] {
  if (given.TEST_CLOCK === undefined) return [];
  const isLive = gateways.some(({ name, isLive }) => name === payments && isLive(given));
  return isLoopback(given) && !isLive
    ? []
    : ["TEST_CLOCK: expected a shop that only this machine can reach, without live keys"];
}

function wrongReplicas({ DATABASE_URL, DATABASE_REPLICA_URLS: urls }: EnvironmentSettings): string[] {
  // One that could not be read is told by itself.
  if (!urls?.length) return [];
  if (!DATABASE_URL)
    return ["DATABASE_REPLICA_URLS: expected DATABASE_URL beside it; the embedded database has no replicas"];
  return urls.includes(DATABASE_URL)
    ? ["DATABASE_REPLICA_URLS: expected other databases than that of DATABASE_URL"]
    : [];
}

function keyMissing(set: Record<string, string | undefined>, { place, keys }: PictureStoreAdapter): string[] {
  const isBare = set[place] !== undefined && keys.every((name) => set[name] === undefined);
  return isBare ? [`${keys[0]}: expected, because ${place} is set`] : [];
}

function halfSet(set: Record<string, string | undefined>, ...names: readonly string[]): string[] {
  const missing = names.filter((name) => set[name] === undefined);
  if (missing.length === names.length) return [];
  return missing.map((name) => `${name}: expected, because the other half of the key is set`);
}

function isLoopback({ HOST, PUBLIC_URL }: EnvironmentSettings): boolean {
  const names = [HOST ?? "", ...(PUBLIC_URL ? [new URL(PUBLIC_URL).hostname] : [])];
  return names.every(
    (name) =>
      name === "localhost" ||
      name === "[::1]" ||
      name === "::1" ||
      (isIP(name) === 4 && name.startsWith("127.")),
  );
}

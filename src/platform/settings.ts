import { isIP } from "node:net";
import type { z } from "zod";
import { shape } from "./settings-shape.ts";

type EnvironmentSettings = z.output<typeof shape>;

/** Every environment variable of the shop, read once at the start. docs/operating.md explains each. */
export type Settings = Readonly<EnvironmentSettings> & {
  readonly publicUrl: string;
  readonly payments: "mock" | "razorpay";
  /** Only this machine can reach the shop. */
  readonly isLocal: boolean;
  /** Goods, stores and voices to look at; never by itself where somebody could buy them. */
  readonly demo: boolean;
  /** Orders travel by themselves; where no money moves, that is what there is to see. */
  readonly demoFulfilment: boolean;
};

/** Every setting that is wrong, each with what is expected of it. */
export class WrongSettings extends Error {
  readonly wrong: readonly string[];

  constructor(wrong: readonly string[]) {
    super(wrong.join("\n"));
    this.wrong = wrong;
  }
}

export const settingNames = Object.keys(shape.shape);

export function readSettings(env: Record<string, string | undefined>): Settings {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim() !== ""));
  const { given, wrong } = readEach(set);
  wrong.push(...togetherWrong(given, set));
  if (wrong.length > 0) throw new WrongSettings(wrong);
  const isLocal = isLoopback(given);
  const payments = given.PAYMENTS ?? (given.RAZORPAY_KEY_ID ? "razorpay" : "mock");
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
  const given: Record<string, unknown> = {};
  const wrong: string[] = [];
  for (const [name, one] of Object.entries(shape.shape)) {
    const read = one.safeParse(set[name]);
    given[name] = read.data;
    if (!read.success) wrong.push(`${name}: ${read.error.issues[0]?.message ?? "unreadable"}`);
  }
  return { given: given as EnvironmentSettings, wrong };
}

function togetherWrong(given: EnvironmentSettings, set: Record<string, string | undefined>): string[] {
  const half = [
    halfSet(set, "RAZORPAY_KEY_ID", "RAZORPAY_KEY_SECRET"),
    halfSet(set, "GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"),
    halfSet(set, "SHIPROCKET_EMAIL", "SHIPROCKET_PASSWORD"),
    halfSet(set, "PICTURES_KEY_ID", "PICTURES_KEY_SECRET"),
    set.PICTURES_URL !== undefined &&
    set.PICTURES_KEY_ID === undefined &&
    set.PICTURES_KEY_SECRET === undefined
      ? ["PICTURES_KEY_ID: expected, because PICTURES_URL is set"]
      : [],
    wrongReplicas(given),
  ].flat();
  const hasKey = set.RAZORPAY_KEY_ID !== undefined || set.RAZORPAY_KEY_SECRET !== undefined;
  if (hasKey || set.PAYMENTS === "mock") return half;
  if (set.PAYMENTS === "razorpay")
    return [...half, "RAZORPAY_KEY_ID: expected, because PAYMENTS is razorpay"];
  if (set.PAYMENTS !== undefined || isLoopback(given)) return half;
  return [
    ...half,
    "PAYMENTS: the shop is reachable from outside, so expected RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET, or PAYMENTS=mock to say that no money shall move",
  ];
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

function halfSet(set: Record<string, string | undefined>, one: string, other: string): string[] {
  const missing = [one, other].filter((name) => set[name] === undefined);
  return missing.length === 1 ? [`${missing[0]}: expected, because the other half of the key is set`] : [];
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

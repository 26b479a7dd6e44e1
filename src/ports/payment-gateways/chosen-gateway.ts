import type { GatewayAdapter } from "./gateway-adapter.ts";
import { gateways } from "./gateways.ts";

const oneOf = new Intl.ListFormat("en-GB", { type: "disjunction" });

type Environment = Readonly<Record<string, string | undefined>>;

/** The one that PAYMENTS names, else the one whose keys are set, else that which moves no money. */
export function chosenGateway(set: Environment, among = gateways): string {
  return set.PAYMENTS ?? among.find((gateway) => hasKey(gateway, set))?.name ?? "mock";
}

/** What the settings of all gateways must be together. */
export function wrongGateways(set: Environment, isLocal: boolean, among = gateways): string[] {
  const withKeys = among.filter((gateway) => hasKey(gateway, set));
  if (set.PAYMENTS !== undefined) return keyMissing(set, among);
  if (withKeys.length > 1)
    return [`PAYMENTS: expected ${namesOf(withKeys)}, because the keys of each are set`];
  if (withKeys.length > 0 || isLocal) return [];
  const ways = among.filter(({ keys }) => keys.length > 0).map(({ keys }) => keys.join(" and "));
  return [
    `PAYMENTS: the shop is reachable from outside, so expected ${ways.join(", or ")}, or PAYMENTS=mock to say that no money shall move`,
  ];
}

export function namesOf(among: readonly Pick<GatewayAdapter, "name">[]): string {
  return oneOf.format(among.map(({ name }) => name));
}

function keyMissing(set: Environment, among: readonly GatewayAdapter[]): string[] {
  const named = among.find(({ name }) => name === set.PAYMENTS);
  const [key] = named?.keys ?? [];
  if (!named || !key || hasKey(named, set)) return [];
  return [`${key}: expected, because PAYMENTS is ${named.name}`];
}

function hasKey({ keys }: GatewayAdapter, set: Environment): boolean {
  return keys.some((name) => set[name] !== undefined);
}

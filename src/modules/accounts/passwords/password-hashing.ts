import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { createFairQueue } from "#platform/limits/fair-queue.ts";

/** Each asks for somebody, who waits behind nobody's flood but her own: the network, or the account, that it is for. */
export interface PasswordHashing {
  /** Absent when too many wait already. */
  hash(password: string, forWhom: string, salt?: Buffer): Promise<string | undefined>;
  /** The place of the first of these hashes that the password makes, -1 for none; one derivation for each salt. */
  firstMatch(
    password: string,
    hashes: readonly (string | null)[],
    forWhom: string,
  ): Promise<number | undefined>;
  isSaltedWith(hash: string | null, salt: Buffer): boolean;
  /** Takes as long for nobody's hash as for somebody's. Absent when too many wait already. */
  matches(password: string, hash: string | null | undefined, forWhom: string): Promise<boolean | undefined>;
}

/** KiB and passes; kept in each hash, so that raising them leaves old passwords good. */
const usualCost = { memory: 19 * 1024, passes: 2 };
type Cost = typeof usualCost;
type Salted = { readonly salt: Buffer; readonly cost: Cost };
const saltBytes = 16;
const tagBytes = 32;
const derive = promisify(argon2);

/** Argon2id, at most two at a time: logins may use one core and 38 MiB, never the whole shop. */
export function createPasswordHashing({
  atOnce = 2,
  mostWaiting = 60,
  cost = usualCost,
  onDerive = () => {},
} = {}): PasswordHashing {
  const inTurn = createFairQueue({ atOnce, mostWaiting });
  const nobodys = randomBytes(saltBytes);

  return {
    async hash(password, forWhom, salt = randomBytes(saltBytes)) {
      const tag = await inTurn(forWhom, () => tagOf(password, { salt, cost }));
      return tag && `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=1$${encode(salt)}$${encode(tag)}`;
    },
    async matches(password, hash, forWhom) {
      const place = await firstMatch(password, [hash ?? null], forWhom);
      return place === undefined ? undefined : place === 0;
    },
    firstMatch,
    isSaltedWith: (hash, salt) => parse(hash)?.salt.equals(salt) ?? false,
  };

  async function firstMatch(
    password: string,
    hashes: readonly (string | null)[],
    forWhom: string,
  ): Promise<number | undefined> {
    const derived = new Map<string, Buffer>();
    const parsed = hashes.map(parse);
    for (const each of parsed.some(Boolean) ? parsed : [{ salt: nobodys, cost }]) {
      if (!each || derived.has(keyOf(each))) continue;
      const tag = await inTurn(forWhom, () => tagOf(password, each));
      if (!tag) return undefined;
      derived.set(keyOf(each), tag);
    }
    return parsed.findIndex((each) => {
      const tag = each && derived.get(keyOf(each));
      return tag !== undefined && tag.length === each?.tag.length && timingSafeEqual(tag, each.tag);
    });
  }

  function tagOf(password: string, { salt: nonce, cost }: Salted): Promise<Buffer> {
    onDerive();
    const message = Buffer.from(password.normalize("NFC"));
    return derive("argon2id", { message, nonce, parallelism: 1, tagLength: tagBytes, ...cost });
  }
}

function keyOf({ salt, cost }: Salted): string {
  return `${salt.toString("base64")} ${cost.memory} ${cost.passes}`;
}

function parse(hash: string | null | undefined): { salt: Buffer; tag: Buffer; cost: Cost } | undefined {
  const [, memory, passes, salt = "", tag = ""] =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([^$]+)\$([^$]+)$/.exec(hash ?? "") ?? [];
  if (!tag) return undefined;
  const cost = { memory: Number(memory), passes: Number(passes) };
  return { salt: Buffer.from(salt, "base64"), tag: Buffer.from(tag, "base64"), cost };
}

function encode(bytes: Buffer): string {
  return bytes.toString("base64").replace(/=+$/, "");
}

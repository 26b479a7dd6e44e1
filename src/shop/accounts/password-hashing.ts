import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

export interface PasswordHashing {
  /** Absent when too many wait already. */
  hash(password: string): Promise<string | undefined>;
  /** Takes as long for nobody's hash as for somebody's. Absent when too many wait already. */
  matches(password: string, hash: string | null | undefined): Promise<boolean | undefined>;
}

/** KiB and passes; kept in each hash, so that raising them leaves old passwords good. */
const usualCost = { memory: 19 * 1024, passes: 2 };
type Cost = typeof usualCost;
const saltBytes = 16;
const tagBytes = 32;
const derive = promisify(argon2);

/** Argon2id, at most two at a time: logins may use one core and 38 MiB, never the whole shop. */
export function createPasswordHashing({
  atOnce = 2,
  mostWaiting = 60,
  cost = usualCost,
} = {}): PasswordHashing {
  const waiting: (() => void)[] = [];
  const nobodys = randomBytes(saltBytes);
  let running = 0;

  return {
    async hash(password) {
      const salt = randomBytes(saltBytes);
      const tag = await inTurn(() => tagOf(password, salt, cost));
      return tag && `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=1$${encode(salt)}$${encode(tag)}`;
    },
    async matches(password, hash) {
      const { salt, tag: wanted, cost: itsCost } = parse(hash) ?? { salt: nobodys, tag: undefined, cost };
      const tag = await inTurn(() => tagOf(password, salt, itsCost));
      return tag && wanted !== undefined && timingSafeEqual(tag, wanted);
    },
  };

  async function inTurn<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) return undefined;
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  }
}

function tagOf(password: string, nonce: Buffer, cost: Cost): Promise<Buffer> {
  const message = Buffer.from(password.normalize("NFC"));
  return derive("argon2id", { message, nonce, parallelism: 1, tagLength: tagBytes, ...cost });
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

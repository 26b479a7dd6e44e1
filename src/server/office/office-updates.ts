import { type Role, roleHolds } from "#contract/rights.ts";
import type { Clock } from "#platform/clock.ts";
import type { Caller } from "../auth/caller.ts";

/** That something happened to an order, and which version of it there is since. */
export interface OrderChanged {
  /** Of what happened. */
  readonly event: string;
  readonly id: string;
  readonly version: number;
  readonly at: number;
}

/** Tells pages of the back office that are open what changed meanwhile. */
export interface OfficeUpdates {
  /** A stream of server-sent events that ends with the session, or with what its holder may see. */
  open(caller: Caller): Response;
  /** Asked again and again: what came since, and who is still here. */
  look(): Promise<void>;
  /** Ends all streams, and opens no other. */
  close(): void;
}

interface Stream {
  readonly caller: Caller;
  readonly role: Role;
  readonly tell: (text: string) => void;
  readonly end: () => void;
  isNew: boolean;
}

/** A person's tabs share one stream; these are the browsers and tabs of who has many. */
const mostOfPerson = 6;
const mostOfAll = 400;
/** A transaction may be committed so long after the time that it wrote down, by a clock of another machine. */
const latestMs = 30_000;
/** What happened while a page was on its way, before its stream was open, is told again. */
const onTheWayMs = 5_000;
const beatMs = 15_000;
const lookAroundMs = 3_000;
/** So much may lie unread for a browser before it is taken for gone. */
const mostUnread = 64;

export function createOfficeUpdates({
  changesSince,
  rolesIn,
  clock,
}: {
  changesSince: (at: number) => Promise<readonly OrderChanged[]>;
  /** Of sessions that still live, what their people are now. */
  rolesIn: (sessionIds: readonly string[]) => Promise<ReadonlyMap<string, Role | null>>;
  clock: Clock;
}): OfficeUpdates {
  const streams = new Set<Stream>();
  let known: ReadonlySet<string> = new Set();
  let isClosed = false;
  let beatAt = 0;
  let lookedAroundAt = 0;

  return {
    open(caller) {
      const { role, userId } = caller;
      const theirs = [...streams].filter((one) => one.caller.userId === userId).length;
      // To an EventSource this says: do not come again. The page then asks now and then.
      if (!role || isClosed || theirs >= mostOfPerson || streams.size >= mostOfAll)
        return new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
      return new Response(streamFor(caller, role), {
        headers: {
          "content-type": "text/event-stream",
          "cache-control": "no-store",
          // Proxies that gather an answer before they pass it on let this one through.
          "x-accel-buffering": "no",
        },
      });
    },

    async look() {
      if (streams.size === 0) return;
      const now = clock.now();
      if (now - lookedAroundAt >= lookAroundMs) await lookAround(now);
      const changes = await changesSince(now - latestMs);
      const fresh = changes.filter(({ event }) => !known.has(event));
      known = new Set(changes.map(({ event }) => event));
      const recent = changes.filter(({ at }) => at >= now - onTheWayMs);
      for (const stream of streams) {
        tellChanges(stream, stream.isNew ? recent : fresh);
        stream.isNew = false;
      }
      if (now - beatAt < beatMs) return;
      beatAt = now;
      for (const { tell } of streams) tell("event: beat\ndata: \n\n");
    },

    close() {
      isClosed = true;
      for (const { end } of streams) end();
    },
  };

  function streamFor(caller: Caller, role: Role): ReadableStream<Uint8Array> {
    const letters = new TextEncoder();
    let stream: Stream;
    return new ReadableStream<Uint8Array>(
      {
        start(controller) {
          const end = () => {
            if (!streams.delete(stream)) return;
            controller.close();
          };
          const tell = (text: string) => {
            if ((controller.desiredSize ?? 0) <= 0) return end();
            controller.enqueue(letters.encode(text));
          };
          stream = { caller, role, tell, end, isNew: true };
          streams.add(stream);
          tell("retry: 3000\nevent: beat\ndata: \n\n");
        },
        cancel() {
          streams.delete(stream);
        },
      },
      new CountQueuingStrategy({ highWaterMark: mostUnread }),
    );
  }

  /** Ids and versions alone: what they mean is asked for by a call, which looks at rights. */
  function tellChanges({ role, tell }: Stream, changes: readonly OrderChanged[]): void {
    if (changes.length === 0 || !roleHolds(role, "orders.see")) return;
    const told = changes.map(({ id, version }) => ({ id, version }));
    tell(`event: orders\ndata: ${JSON.stringify(told)}\n\n`);
  }

  async function lookAround(now: number): Promise<void> {
    lookedAroundAt = now;
    const ids = [...new Set([...streams].map(({ caller }) => caller.sessionId))];
    const roles = await rolesIn(ids);
    for (const { caller, role, end } of streams) if (roles.get(caller.sessionId) !== role) end();
  }
}

import type { Database, Engine } from "#platform/database/database.ts";
import type { Listening } from "#platform/database/prepared.ts";
import { withWrites } from "#platform/database/with-writes.ts";

/** What stops a machine in the middle of its work. */
export class MachineGone extends Error {}

export type StoppingMachine = ReturnType<typeof stoppingMachine>;

const asked = new Set([
  ...["createOrder", "createLink", "createCode", "closeCode", "cancelLink"],
  ...["paymentsOf", "paymentsOfCode", "capture", "refund", "refundsOf"],
  ...["book", "find", "cancel"],
]);

/**
 * A process of the shop that can stop at whatever it sends: before any statement, before or after a commit, before or
 * after a gateway or a courier has carried out what it was asked for. From then on nothing of it goes on.
 */
export function stoppingMachine(engine: Engine) {
  let left = Number.POSITIVE_INFINITY;
  let isGone = false;
  const step = () => {
    isGone ||= left-- < 1;
    if (isGone) throw new MachineGone("The machine has stopped.");
  };
  const stepping: Listening = {
    hear: step,
    transformQuery({ node }) {
      step();
      return node;
    },
    transformResult: async ({ result }) => result,
  };

  const db: Database & Engine = withWrites({
    ...engine,
    read: engine.read.withPlugin(stepping),
    watch: engine.watch.withPlugin(stepping),
    whole: engine.whole.withPlugin(stepping),
    async transaction(work) {
      step();
      const done = await engine.transaction(async (tx) => {
        const made = await work(tx.withPlugin(stepping) as typeof tx);
        step();
        return made;
      });
      step();
      return done;
    },
  });

  return {
    db,
    /** The same gateway or courier, as this machine asks it. */
    asking: <Asked extends object>(whom: Asked): Asked =>
      new Proxy(whom, {
        get(of, name) {
          const part = of[name as keyof Asked];
          if (!asked.has(String(name)) || typeof part !== "function") return part;
          return async (...values: unknown[]) => {
            step();
            const answer = await part.apply(of, values);
            step();
            return answer;
          };
        },
      }),
    /** After so many steps more. */
    stopAfter(steps: number) {
      left = steps;
    },
    isGone: () => isGone,
  };
}

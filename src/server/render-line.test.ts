import { AsyncLocalStorage } from "node:async_hooks";
import { describe, expect, it } from "vitest";
import { createArrivals } from "./arrivals.ts";
import { createRenderLine, type Place } from "./render-line.ts";

/** Works that end when the test says so, on a clock of its own. */
function open() {
  let now = 0;
  const begun: string[] = [];
  const ends = new Map<string, (told: string) => void>();
  const patience: (() => void)[] = [];
  const line = createRenderLine({
    now: () => now,
    later: (call) => {
      patience.push(call);
      return () => undefined;
    },
  });
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return {
    line,
    begun,
    patience,
    settled,
    ask: (name: string, place: Place = "after") =>
      line.through(
        () => {
          begun.push(name);
          return new Promise<string>((resolve) => ends.set(name, resolve));
        },
        () => "crowded",
        place,
      ),
    async end(name: string, tookMs = 0) {
      now += tookMs;
      ends.get(name)?.("made");
      await settled();
    },
    pass: (ms: number) => {
      now += ms;
    },
  };
}

describe("the line of pages", () => {
  it("does each work as whose it is, whoever began it", async () => {
    const line = createRenderLine();
    const whose = new AsyncLocalStorage<string>();
    const names = ["asha", "", "meera", "", "ravi", ""];
    const made = names.map((name) => {
      const ask = () =>
        line.through(
          async () => whose.getStore() ?? "",
          () => "crowded",
        );
      return name === "" ? ask() : whose.run(name, ask);
    });
    expect(await Promise.all(made)).toEqual(names);
  });

  it("begins a few at once and the next when one is done", async () => {
    const { ask, begun, end, settled, line } = open();
    const answers = ["a", "b", "c", "d", "e"].map((name) => ask(name));
    await settled();
    expect([begun.join(""), line.waiting]).toEqual(["abc", 2]);
    await end("b", 10);
    expect([begun.join(""), line.waiting]).toEqual(["abcd", 1]);
    for (const name of ["a", "c", "d", "e"]) await end(name, 10);
    expect(await Promise.all(answers)).toEqual(Array(5).fill("made"));
    expect(line.waiting).toBe(0);
  });

  it("lets go first what is soon made", async () => {
    const { ask, begun, end, settled } = open();
    for (const name of ["a", "b", "c", "d"]) void ask(name);
    await settled();
    void ask("data", "first");
    await end("a", 10);
    expect(begun.join(" ")).toBe("a b c data");
  });

  it("tells at once who would wait for a second, and lets in as many as are served in one", async () => {
    const { ask, line, settled, end, begun } = open();
    const answers = Array.from({ length: 500 }, (_, at) => ask(String(at)));
    const told = await Promise.race([Promise.all(answers.slice(200)), settled().then(() => "late")]);
    expect(told).toEqual(Array(300).fill("crowded"));
    expect(line.waiting).toBeLessThan(100);
    expect(line.isTooLong()).toBe(true);
    expect(line.isTooLong("first")).toBe(false);
    const letIn = line.waiting + begun.length;
    for (let at = 0; at < letIn; at++) await end(String(at), 9);
    expect((await Promise.all(answers)).filter((one) => one === "made")).toHaveLength(letIn);
  });

  it("is too long for what nobody has pressed yet long before it is for others", async () => {
    const { ask, line, settled, end } = open();
    const isFull = () => [line.isTooLong("ahead"), line.isTooLong("first"), line.isTooLong()];
    const answers = Array.from({ length: 10 }, (_, at) => ask(String(at)));
    await settled();
    expect(isFull()).toEqual([false, false, false]);
    answers.push(ask("10"));
    expect(isFull()).toEqual([true, false, false]);
    for (let at = 0; at < 11; at++) await end(String(at), 10);
    expect(await Promise.all(answers)).not.toContain("crowded");
    expect(line.isTooLong("ahead")).toBe(false);
  });

  it("learns how long a page takes", async () => {
    const { ask, end, line } = open();
    for (let at = 0; at < 60; at++) {
      const made = ask(`slow ${at}`);
      await new Promise((resolve) => setImmediate(resolve));
      await end(`slow ${at}`, 100);
      await made;
    }
    for (let at = 0; at < 50; at++) void ask(String(at));
    expect(line.waiting).toBeLessThan(12);
  });

  it("tells those at its end as soon as it is slower than it was when they joined", async () => {
    const { ask, settled, end, line } = open();
    const answers = Array.from({ length: 55 }, (_, at) => ask(String(at)));
    await settled();
    expect(line.waiting).toBe(52);
    await end("0", 200);
    expect(line.waiting).toBeLessThan(25);
    expect(await answers[54]).toBe("crowded");
    await end("3", 1);
  });

  it("sends away who has waited for too long after all", async () => {
    const { ask, end, settled, pass } = open();
    for (const name of ["a", "b", "c"]) void ask(name);
    await settled();
    const late = ask("late");
    pass(5_001);
    await end("a");
    expect(await late).toBe("crowded");
  });

  it("keeps nobody waiting for a page that waits for something itself", async () => {
    const { ask, begun, settled, patience } = open();
    for (const name of ["a", "b", "c", "next"]) void ask(name);
    await settled();
    expect(begun.join("")).toBe("abc");
    patience[0]?.();
    await settled();
    expect(begun.join(" ")).toBe("a b c next");
  });

  it("goes on after one that failed", async () => {
    const { line, settled } = open();
    const failing = Array.from({ length: 9 }, () =>
      line.through(
        () => Promise.reject(new Error("broken")),
        () => "crowded",
      ),
    );
    expect((await Promise.allSettled(failing)).map(({ status }) => status)).toEqual(
      Array(9).fill("rejected"),
    );
    await settled();
    expect(
      await line.through(
        async () => "made",
        () => "crowded",
      ),
    ).toBe("made");
  });
});

describe("those who arrive while pages are made", () => {
  it("are let in until nobody comes any more", async () => {
    let outside = 5;
    let rounds = 0;
    const arrivals = createArrivals({
      now: () => 0,
      round: async () => {
        rounds++;
        if (outside-- > 0) arrivals.note();
      },
    });
    await arrivals.quiet();
    expect(rounds).toBe(6);
  });

  it("do not keep the work from going on", async () => {
    let now = 0;
    const arrivals = createArrivals({
      now: () => now,
      round: async () => {
        now += 3;
        arrivals.note();
      },
    });
    await arrivals.quiet();
    expect(now).toBe(12);
  });
});

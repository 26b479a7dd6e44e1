import fc from "fast-check";
import { expect, it } from "vitest";
import { accountsForTests, visit } from "#support/accounts-for-tests.ts";
import { describeOnBothEngines, type OpenFresh } from "#support/engines.ts";

const phone = "+919812345678";
const minute = 60_000;
const asha = { name: "Asha Rao", email: "asha@example.com", password: "monsoon-2nd-floor" };
/** The owner's own, which some of the attackers share. */
const home = "203.0.113.7";

/** What one attacker does next, from which network, and how long after the one before. */
const action = fc.record({
  what: fc.constantFrom(
    "ask",
    "guess",
    "guess",
    "guess at nothing",
    "order that is not there",
    "order with her phone",
    "register",
    "password",
  ),
  from: fc.integer({ min: 0, max: 30 }),
  after: fc.integer({ min: 0, max: 4 * minute }),
});

/** A day's worth of attackers on one number and one address, and the owner among them. */
async function opened(openFresh: OpenFresh) {
  const { accounts, clock, sent } = accountsForTests(await openFresh());
  const asked: { requestId: string; code: string; left: number }[] = [];
  let compared = 0;
  const codeNow = () => /\b\d{6}\b/.exec(sent.at(-1)?.text ?? "")?.[0] ?? "";
  const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

  const code = async (from: Partial<ReturnType<typeof visit>>) => {
    const answer = await accounts.requestCode(phone, visit(from));
    return answer.ok ? { requestId: answer.value.requestId, code: codeNow() } : undefined;
  };
  const signIn = (given: { requestId: string; code: string }, from = {}) =>
    accounts.signInWithCode({ phone, remember: false, ...given }, visit(from));
  const orderCode = async (number: string, address: string, orderId: string | undefined, to = phone) => {
    const before = sent.length;
    const answer = await accounts.sendOrderCode(
      { number, phone: to },
      visit({ address }),
      async () => orderId,
    );
    await accounts.settled();
    const wasSent = sent.length > before;
    return answer.ok
      ? { requestId: answer.value.requestId, code: wasSent ? codeNow() : "000000", wasSent }
      : undefined;
  };

  async function attack({ what, from, after }: typeof action extends fc.Arbitrary<infer T> ? T : never) {
    clock.at += after;
    const address = from === 0 ? home : `198.51.100.${from}`;
    if (what === "ask") {
      const got = await code({ address });
      if (got) asked.push({ ...got, left: 5 });
    } else if (what === "guess") {
      const open = asked.at(-1 - (from % Math.max(1, asked.length)));
      if (!open) return;
      if (open.left-- > 0) compared++;
      expect((await signIn({ ...open, code: wrong(open.code) }, { address })).ok).toBe(false);
    } else if (what === "guess at nothing") await signIn({ requestId: "none", code: "000000" }, { address });
    else if (what === "order that is not there")
      await orderCode("H-1", address, undefined, `98${12_000_000 + from}`);
    else if (what === "order with her phone") await orderCode("H-2", address, undefined);
    else if (what === "register")
      await accounts.register({ ...asha, password: `strangers-own-${from}` }, visit({ address }));
    else await accounts.signIn({ ...asha, password: "none-of-them", remember: false }, visit({ address }));
  }

  return { accounts, clock, sent, code, signIn, orderCode, attack, wrong, compared: () => compared };
}

describeOnBothEngines("attackers and owners", (openFresh) => {
  it("let the owner in within her own tries, whatever the others do, and the others by a small chance", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 60, maxLength: 120 }), async (actions) => {
        const made = await opened(openFresh);
        const first = await made.code({ address: home });
        const known = first && (await made.signIn(first));
        const browser = known?.ok ? known.value.browser : "";
        made.clock.at += minute;
        const begun = made.clock.at;
        const half = actions.length >> 1;
        for (const each of actions.slice(0, half)) await made.attack(each);

        // In the browser that knows her she gets a code, and mistypes it four times.
        made.clock.at += minute;
        const own = await made.code({ address: "192.0.2.1", browser });
        if (!own) throw new Error("the owner got no code");
        for (let at = 0; at < 4; at++) {
          await made.attack({ what: "guess", from: at, after: 0 });
          const given = { ...own, code: made.wrong(own.code) };
          expect(await made.signIn(given, { browser })).toMatchObject({ reason: "codeWrong" });
        }
        expect(await made.signIn(own, { browser })).toMatchObject({ ok: true });

        for (const each of actions.slice(half)) await made.attack(each);
        // A buyer whose order nobody else knows the phone of, in a network from which they attack.
        made.clock.at += minute;
        const buyer = await made.orderCode("H-9", home, "o9", "+919800000001");
        if (!buyer?.wasSent) throw new Error("the buyer got no code");
        const proven = made.accounts.withOrderCode(buyer, async (_, order) => order.orderId);
        expect(await proven).toEqual({ ok: true, value: "o9" });

        const days = Math.ceil((made.clock.at - begun) / (24 * 60 * minute));
        expect(made.compared()).toBeLessThanOrEqual(days * 200);
        const toHer = made.sent.filter(({ to }) => to === phone).length;
        expect(toHer).toBeLessThanOrEqual(days * 50 + 1);
        expect(made.sent.filter(({ to }) => to === asha.email).length).toBeLessThanOrEqual(days * 3);
      }),
      { seed: 50, numRuns: 6 },
    );
  });
});

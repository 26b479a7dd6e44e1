import { expect, it } from "vitest";
import type { Role } from "#contract/rights.ts";
import { createSessionsService } from "#modules/accounts/sessions/sessions-service.ts";
import { createOrderLists } from "#modules/orders/records/order-list-service.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { openFulfilment } from "#support/fulfilment.ts";
import { signedUpUser } from "#support/people.ts";
import { createOfficeUpdates, type OrderChanged } from "./office-updates.ts";

const caller = (role: Role | null, userId = "meera", sessionId = "s") => ({ userId, sessionId, role });

/** A process that serves the back office, over changes and a clock that the test moves. */
function process({ changes = [] as OrderChanged[], roles = new Map<string, Role | null>() } = {}) {
  const time = { now: 1_000_000 };
  const updates = createOfficeUpdates({
    changesSince: async (at) => changes.filter((one) => one.at >= at),
    rolesIn: async () => roles,
    clock: { now: () => time.now },
  });
  return { news: updates, time, changes, roles };
}

/** Reads one piece after the other; nothing once the stream has ended. */
function heard(answer: Response) {
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) throw new Error("There is no stream.");
  return {
    async next(): Promise<string | undefined> {
      const { value, done } = await reader.read();
      return done ? undefined : value;
    },
  };
}

const told = (text: string | undefined) => text?.match(/event: orders\ndata: (.*)\n/)?.[1];

it("tells each change once, and by nothing but its id and version", async () => {
  const { news: updates, time, changes, roles } = process();
  roles.set("s", "packer");
  const stream = heard(updates.open(caller("packer")));
  expect(await stream.next()).toContain("event: beat");
  changes.push({ event: "e1", id: "o1", version: 2, at: time.now });
  await updates.look();
  expect(told(await stream.next())).toBe('[{"id":"o1","version":2}]');
  expect(await stream.next()).toContain("beat");
  await updates.look();
  changes.push({ event: "e2", id: "o1", version: 3, at: time.now - 20_000 });
  await updates.look();
  expect(told(await stream.next())).toBe('[{"id":"o1","version":3}]');
});

it("tells who has just come what happened while the page was on its way", async () => {
  const { news: updates, time, changes, roles } = process();
  roles.set("s", "owner").set("t", "owner");
  const first = heard(updates.open(caller("owner")));
  changes.push({ event: "e1", id: "o1", version: 2, at: time.now });
  await updates.look();
  const second = heard(updates.open(caller("owner", "asha", "t")));
  await updates.look();
  await first.next();
  await second.next();
  expect(told(await second.next())).toBe('[{"id":"o1","version":2}]');
});

it("tells nothing of orders to who may not see them", async () => {
  const { news: updates, time, changes, roles } = process();
  roles.set("s", "editor");
  const stream = heard(updates.open(caller("editor")));
  await stream.next();
  changes.push({ event: "e1", id: "o1", version: 2, at: time.now });
  await updates.look();
  expect(await stream.next()).toBe("event: beat\ndata: \n\n");
});

it("ends with the session, with another role, and when the shop closes", async () => {
  const { news: updates, time, roles } = process();
  roles.set("s", "owner").set("t", "packer").set("u", "owner");
  const streams = [
    heard(updates.open(caller("owner", "a", "s"))),
    heard(updates.open(caller("owner", "b", "t"))),
    heard(updates.open(caller("owner", "c", "u"))),
  ];
  for (const stream of streams) await stream.next();
  roles.delete("s");
  time.now += 10_000;
  await updates.look();
  expect(await streams[0]?.next()).toBeUndefined();
  expect(await streams[1]?.next()).toBeUndefined();
  expect(await streams[2]?.next()).toContain("beat");
  updates.close();
  expect(await streams[2]?.next()).toBeUndefined();
  expect(updates.open(caller("owner")).status).toBe(204);
});

it("opens no more than six for a person, and takes back those that were left", async () => {
  const { news: updates } = process();
  const answers = Array.from({ length: 6 }, () => updates.open(caller("owner")));
  expect(updates.open(caller("owner")).status).toBe(204);
  expect(updates.open(caller("owner", "somebody else")).status).toBe(200);
  await answers[0]?.body?.cancel();
  expect(updates.open(caller("owner")).status).toBe(200);
});

it("lets go of a browser that takes nothing in", async () => {
  const { news: updates, time, roles } = process();
  roles.set("s", "owner");
  updates.open(caller("owner"));
  for (let beat = 0; beat < 80; beat++) {
    time.now += 20_000;
    await updates.look();
  }
  for (let more = 0; more < 6; more++) expect(updates.open(caller("owner")).status).toBe(200);
});

describeOnBothEngines("news for the back office", (openFresh) => {
  it("reach a process of what was done in another one, for those who are still here", async () => {
    const db = await openFresh();
    const { fulfilment, by, time, orderId } = await openFulfilment(db);
    const clock = { now: () => time.now };
    const member = await signedUpUser(db, { role: "owner", now: time.now });
    const session = await db.read
      .selectFrom("sessions")
      .select("id")
      .where("user_id", "=", member.userId)
      .executeTakeFirstOrThrow();
    const updates = createOfficeUpdates({
      changesSince: createOrderLists({ db }).changedSince,
      rolesIn: createSessionsService({ db, clock, asksForFactor: () => false }).rolesIn,
      clock,
    });
    time.now += 60_000;
    const stream = heard(updates.open(caller("owner", member.userId, session.id)));
    await stream.next();
    await updates.look();
    await stream.next();
    const packed = await fulfilment.pack(by);
    if (!packed.ok) throw new Error(packed.reason);
    await updates.look();
    expect(told(await stream.next())).toBe(JSON.stringify([{ id: orderId, version: packed.value.version }]));
    await db.write((tx) => tx.deleteFrom("sessions").where("id", "=", session.id).execute());
    time.now += 10_000;
    await updates.look();
    const left = [await stream.next(), await stream.next()];
    expect(left).toContain(undefined);
  });
});

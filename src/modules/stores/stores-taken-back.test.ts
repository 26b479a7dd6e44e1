import { expect, it } from "vitest";
import { seedStores } from "#seed/seed-stores.ts";
import { describeWithDatabase } from "#support/engines.ts";
import { createStoresService } from "./service.ts";

const day = 86_400_000;

describeWithDatabase("taking changes of stores back", (openFresh) => {
  async function open() {
    let time = 1_790_000_000_000;
    const db = await openFresh();
    const stores = createStoresService({ db, clock: { now: () => time } });
    await db.write((tx) => seedStores(tx, time));
    const kept = async (id: string) => (await stores.keptStores()).find((one) => one.id === id);
    const seen = async (id: string) => (await kept(id))?.seen ?? "";
    const change = async (id: string, words: object) => {
      time += 60_000;
      const now = await kept(id);
      if (!now) throw new Error("no such store");
      const { seen: seenVersion, slug: _, lat: __, lng: ___, mapUrl: ____, picture: _____, ...said } = now;
      const done = await stores.changeOne("meera", id, { ...said, ...words, place: "", seen: seenVersion });
      if (!done.ok) throw new Error(done.reason);
    };
    const back = async (id: string, ago = 0, seenVersion?: string) => {
      time += 60_000;
      const action = (await stores.storeChanges(id))[ago]?.entry.id ?? "";
      return stores.takeBackStore("arun", id, { deed: action, seen: seenVersion ?? (await seen(id)) });
    };
    const wait = (ms: number) => {
      time += ms;
    };
    return { stores, kept, seen, change, back, wait };
  }

  it("puts back what was said of one, and takes that back again", async () => {
    const { stores, kept, change, back } = await open();
    const before = await stores.readStores();
    await change("delhi", { name: "Haat Saket", tags: ["Parking"] });
    const after = await stores.readStores();
    expect(after).not.toEqual(before);
    expect(await back("delhi")).toEqual({ ok: true, value: { id: "delhi" } });
    expect(await stores.readStores()).toEqual(before);
    expect(await back("delhi")).toMatchObject({ ok: true });
    expect(await stores.readStores()).toEqual(after);
    expect((await kept("delhi"))?.name).toBe("Haat Saket");
  });

  it("leaves what was changed again since, and says by which action", async () => {
    const { stores, kept, change, back } = await open();
    await change("delhi", { name: "Haat Saket" });
    await change("delhi", { name: "Haat Janpath", about: "By the metro" });
    const [last, first] = await stores.storeChanges("delhi");
    expect(first).toMatchObject({ canTakeBack: false, since: { id: last?.entry.id } });
    expect(await back("delhi", 1)).toMatchObject({ reason: "changedSince" });
    expect((await kept("delhi"))?.name).toBe("Haat Janpath");
    await back("delhi");
    // What was taken back stands as it did after the first change, which can go now.
    expect((await stores.storeChanges("delhi"))[2]).toMatchObject({ canTakeBack: true });
    expect(await back("delhi", 2)).toMatchObject({ ok: true });
  });

  it("opens a closed one again, whole and in its place", async () => {
    const { stores, seen, back, change } = await open();
    const before = await stores.readStores();
    await stores.closeOne("meera", "mumbai", await seen("mumbai"));
    expect(await stores.closedStores()).toMatchObject([{ subject: "mumbai", user_id: "meera" }]);
    expect(await back("mumbai")).toMatchObject({ ok: true });
    expect(await stores.readStores()).toEqual(before);
    expect(await stores.closedStores()).toEqual([]);
    // It is there: coming back twice writes nothing over it.
    await change("mumbai", { about: "New" });
    expect(await back("mumbai", 2)).toMatchObject({ reason: "changedSince" });
  });

  it("wants to know what was seen, and ends after 30 days", async () => {
    const { stores, seen, change, back, wait } = await open();
    await change("delhi", { name: "Haat Saket" });
    expect(await back("delhi", 0, "0123456789abcdef")).toMatchObject({ reason: "settingChanged" });
    await stores.closeOne("meera", "mumbai", await seen("mumbai"));
    const action = (await stores.closedStores())[0]?.id ?? "";
    wait(30 * day);
    expect(await back("delhi")).toMatchObject({ reason: "takenBackLate" });
    expect(await stores.closedStores()).toEqual([]);
    expect(await stores.takeBackStore("arun", "mumbai", { deed: action, seen: "" })).toMatchObject({
      reason: "takenBackLate",
    });
  });
});

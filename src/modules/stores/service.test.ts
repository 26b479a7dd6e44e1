import { expect, it } from "vitest";
import { seedStores } from "#seed/seed-stores.ts";
import { describeWithDatabase } from "#support/engines.ts";
import { hearInvalidations } from "#support/hear-invalidations.ts";
import { createStoresService } from "./service.ts";

const clock = { now: () => 1_000 };
const pune = {
  slug: "pune",
  name: "Haat Kothrud",
  city: "Pune",
  address: "5 Karve Road, Kothrud, Pune 411038",
  pin: "411038",
  phone: "+91 00000 041101",
  whatsapp: "+91 00000 041102",
  timings: "11:00 AM - 8:00 PM",
  lat: 18.5018,
  lng: 73.8136,
};

describeWithDatabase("stores", (openFresh) => {
  it("fills a new shop with five stores and three testimonials", async () => {
    const db = await openFresh();
    const stores = createStoresService({ db, clock });
    await db.write((tx) => seedStores(tx, clock.now()));
    expect((await stores.readStores()).map(({ id }) => id)).toEqual([
      "delhi",
      "mumbai",
      "bengaluru",
      "hyderabad",
      "kolkata",
    ]);
    expect(await stores.readTestimonials("en")).toHaveLength(3);
    for (const { about, aboutLang } of await stores.readStores("hi")) {
      expect(about).toMatch(/\p{Script=Devanagari}/u);
      expect(aboutLang).toBe("hi");
    }
    for (const { text, textLang } of await stores.readTestimonials("hi")) {
      expect(text).toMatch(/\p{Script=Devanagari}/u);
      expect(textLang).toBe("hi");
    }
  });

  it("says in English what nobody has written in Hindi, and calls it that", async () => {
    const db = await openFresh();
    const stores = createStoresService({ db, clock });
    await stores.putStore("meera", { ...pune, about: "By the river" });
    const [english] = await stores.readStores("hi");
    expect(english).toMatchObject({ about: "By the river" });
    expect(english).not.toHaveProperty("aboutLang");
    await stores.putStore("meera", { ...pune, about: "By the river", aboutHi: "नदी के पास" });
    expect(await stores.readStores("hi")).toMatchObject([{ about: "नदी के पास", aboutLang: "hi" }]);
    expect(await stores.readStores("en")).toMatchObject([{ about: "By the river" }]);
  });

  it("keeps what was said in Hindi where a file or a program does not speak of it", async () => {
    const db = await openFresh();
    const stores = createStoresService({ db, clock });
    await stores.putStore("meera", { ...pune, aboutHi: "नदी के पास" });
    await stores.putStore("meera", { ...pune, timings: "9:00 AM - 9:00 PM" });
    const [kept] = await stores.keptStores();
    expect(kept).toMatchObject({ aboutHi: "नदी के पास", timings: "9:00 AM - 9:00 PM" });
    const { slug: _, lat: __, lng: ___, ...words } = pune;
    const change = async (given: object) => {
      const [{ seen = "" } = {}] = await stores.keptStores();
      return stores.changeOne("meera", "pune", { ...words, ...given, place: "", seen });
    };
    expect(await change({ name: "Haat Pune" })).toMatchObject({ ok: true });
    expect(await stores.keptStores()).toMatchObject([{ name: "Haat Pune", aboutHi: "नदी के पास" }]);
    expect(await change({ aboutHi: "" })).toMatchObject({ ok: true });
    expect(await stores.keptStores()).toMatchObject([{ aboutHi: "" }]);
  });

  it("closes a store for good", async () => {
    const db = await openFresh();
    const stores = createStoresService({ db, clock });
    await stores.putStore("meera", pune);
    const [{ seen } = { seen: "" }] = await stores.keptStores();
    expect(await stores.closeOne("meera", "pune", seen)).toMatchObject({ ok: true });
    expect(await stores.readStores()).toEqual([]);
  });

  it("adds a store at the end, with a map around it, and has cached pages made anew", async () => {
    const db = await openFresh();
    const stores = createStoresService({ db, clock });
    await db.write((tx) => seedStores(tx, clock.now()));
    const heard = await hearInvalidations(db);
    await stores.putStore("meera", pune);
    const last = (await stores.readStores()).at(-1);
    expect(last).toMatchObject({ id: "pune", pinCode: "411038", tags: [], picture: null });
    expect(last?.mapUrl).toContain("marker=18.5018%2C73.8136");
    expect(await heard()).toEqual(["stores"]);
  });

  it("changes a store that is known and keeps its place in the list", async () => {
    const db = await openFresh();
    const stores = createStoresService({ db, clock });
    await stores.putStore("meera", pune);
    await stores.putStore("meera", { ...pune, slug: "nashik", city: "Nashik" });
    await stores.putStore("meera", { ...pune, timings: "9:00 AM - 9:00 PM" });
    expect((await stores.readStores()).map(({ id, timings }) => [id, timings])).toEqual([
      ["pune", "9:00 AM - 9:00 PM"],
      ["nashik", "11:00 AM - 8:00 PM"],
    ]);
  });

  it.each([
    ["hours that nobody can read", { timings: "when we like" }],
    ["a place outside India's longitudes", { lng: 10 }],
    ["a map of another host", { mapUrl: "https://maps.example/embed" }],
    ["a PIN code of five digits", { pin: "41103" }],
  ])("refuses %s and saves nothing", async (_name, wrong) => {
    const db = await openFresh();
    const stores = createStoresService({ db, clock });
    await expect(stores.putStore("meera", { ...pune, ...wrong })).rejects.toThrow();
    expect(await stores.readStores()).toEqual([]);
  });

  it("says that a store is not there", async () => {
    const stores = createStoresService({ db: await openFresh(), clock });
    expect(await stores.openStore("atlantis")).toMatchObject({ ok: false, reason: "notFound" });
    expect(await stores.closeOne("meera", "atlantis", "")).toMatchObject({ ok: false, reason: "notFound" });
  });

  it("is kept by who saw it as it is, its place known by a link or the PIN code", async () => {
    const db = await openFresh();
    const stores = createStoresService({ db, clock });
    const { slug: _, lat: __, lng: ___, ...words } = pune;
    const opened = await stores.openOne("meera", { ...words, place: "" });
    expect(opened).toMatchObject({ ok: true, value: { id: "haat-kothrud" } });
    expect(await stores.openOne("meera", { ...words, place: "" })).toMatchObject({
      value: { id: "haat-kothrud-2" },
    });
    const [first] = await stores.keptStores();
    expect(first).toMatchObject({ pin: "411038", lat: 18.52 });
    const seen = first?.seen ?? "";
    const link = "https://www.google.com/maps/@18.5018,73.8136,15z";
    const moved = { ...words, place: link, seen };
    expect(await stores.changeOne("meera", "haat-kothrud", moved)).toMatchObject({ ok: true });
    expect(await stores.openStore("haat-kothrud")).toMatchObject({ value: { lat: 18.5018, lng: 73.8136 } });
    expect(await stores.changeOne("ravi", "haat-kothrud", moved)).toMatchObject({ reason: "settingChanged" });
    expect(await stores.closeOne("ravi", "haat-kothrud", seen)).toMatchObject({ reason: "settingChanged" });
    for (const [place, field] of [
      ["https://maps.app.goo.gl/x", "place"],
      ["51.5,-0.12", "place"],
    ])
      expect(await stores.openOne("meera", { ...words, place: place ?? "" })).toMatchObject({ field });
    expect(await stores.openOne("meera", { ...words, timings: "late", place: "" })).toMatchObject({
      field: "timings",
    });
  });
});

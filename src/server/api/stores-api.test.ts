import { afterEach, expect, it } from "vitest";
import { describeWithDatabase } from "#support/engines.ts";
import { openShop, type ShopForTests } from "#support/running-shop.ts";

describeWithDatabase("the calls of the stores", (openFresh) => {
  let shop: ShopForTests | undefined;
  const open = async () => {
    shop = await openShop((await openFresh({ demo: true })).settings);
    return shop;
  };
  afterEach(async () => {
    await shop?.stop();
    shop = undefined;
  });

  it("refuses a search of absurd length", async () => {
    const { call } = await open();
    const { status, body } = await call("GET", `/stores?search=${"x".repeat(101)}`);
    expect([status, body.error, body.field]).toEqual([422, "INVALID_INPUT", "search"]);
  });

  it("does not know a store that is not there", async () => {
    const { call } = await open();
    expect((await call("GET", "/stores/atlantis")).status).toBe(404);
  });

  it("lists the five stores with their documented fields", async () => {
    const { call } = await open();
    const { status, body } = await call("GET", "/stores");
    expect(status).toBe(200);
    expect(body.stores.map(({ city }: { city: string }) => city)).toEqual([
      "Delhi",
      "Mumbai",
      "Bengaluru",
      "Hyderabad",
      "Kolkata",
    ]);
    expect(body.data).toEqual(body.stores);
    for (const store of body.stores) {
      expect(store).toMatchObject({ timings: "10:00 AM - 9:00 PM", _id: store.id });
      for (const field of ["name", "image", "address", "phone", "whatsapp", "tags", "mapUrl", "lat", "lng"])
        expect(store).toHaveProperty(field);
    }
  });

  it("searches by name or address, and orders by distance from a PIN code", async () => {
    const { call } = await open();
    const ids = async (search: string) =>
      (await call("GET", `/stores?search=${search}`)).body.stores.map(({ id }: { id: string }) => id);
    expect(await ids("MUMBAI")).toEqual(["mumbai"]);
    expect(await ids("600001")).toEqual(["bengaluru", "hyderabad", "mumbai", "kolkata", "delhi"]);
    expect(await ids("atlantis")).toEqual([]);
  });

  it("opens one store", async () => {
    const { call } = await open();
    const { body } = await call("GET", "/stores/kolkata");
    expect(body.data).toMatchObject({ id: "kolkata", city: "Kolkata", lat: 22.5521 });
  });
});

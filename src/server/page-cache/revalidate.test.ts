import { describe, expect, it } from "vitest";
import { ask, openCache, text } from "#support/opened-page-cache.ts";

describe("a page whose data are asked first", () => {
  /** A change of the catalogue, and time for who asks next to have the page looked after. */
  async function change(
    { cache, invalidate, pass, settled }: ReturnType<typeof openCache>,
    address = "/products",
  ) {
    invalidate();
    pass(600);
    await ask(cache, address);
    await settled();
  }

  it("is made anew only when they have changed", async () => {
    let data = "a";
    const opened = openCache({ data: () => data });
    const { cache, asked } = opened;
    await ask(cache, "/products?search=a");
    for (let round = 0; round < 5; round++) await change(opened, "/products?search=a");
    expect(asked).toHaveLength(1);
    data = "b";
    await change(opened, "/products?search=a");
    expect(asked).toHaveLength(2);
    expect(await text(ask(cache, "/products?search=a"))).toBe("en /products?search=a 2");
  });

  it("is kept until the moment that its data name, which may be another one each time", async () => {
    let until = 5_000;
    const opened = openCache({ data: () => "a", dependenciesOf: () => ({ until }) });
    await ask(opened.cache, "/");
    until = 90_000;
    opened.pass(5_800);
    await ask(opened.cache, "/");
    opened.pass(80_000);
    await ask(opened.cache, "/");
    expect(opened.asked).toHaveLength(1);
  });

  it("is known by what it shows itself, not by what they said before it was made", async () => {
    let data = "a";
    const opened = openCache({ data: () => data });
    const { cache, asked, hold, release, settled } = opened;
    await ask(cache, "/");
    hold();
    data = "b";
    await change(opened, "/");
    data = "c";
    release();
    await settled();
    data = "b";
    await change(opened, "/");
    expect(asked).toHaveLength(3);
    await change(opened, "/");
    expect(asked).toHaveLength(3);
  });

  it("is made anew where nothing tells what they are", async () => {
    const opened = openCache();
    const pages = () => opened.asked.filter(({ address }) => address === "/");
    await ask(opened.cache, "/");
    await change(opened, "/");
    expect(pages()).toHaveLength(2);
  });
});

describe("an answer that is made anew and says the same", () => {
  const path = "/products.data";

  async function twice({ cache, invalidate, pass, answerWith }: ReturnType<typeof openCache>, headers = {}) {
    const compressed = { "accept-encoding": "br" };
    const first = await ask(cache, path, compressed);
    invalidate();
    pass(800);
    answerWith({ headers });
    return [first, await ask(cache, path, compressed)] as const;
  }

  it("is not compressed once more", async () => {
    let made = 0;
    const data = () => {
      made++;
      return "the same";
    };
    const opened = openCache({ data });
    await ask(opened.cache, path);
    const once = made;
    const [first, second] = await twice(opened);
    expect(made).toBe(2 * once);
    expect(second?.body).toBeInstanceOf(Buffer);
    expect(second?.body).toBe(first?.body);
  });

  it("is sent with its own headers where these are others", async () => {
    const [, second] = await twice(openCache({ data: () => "the same" }), { "x-shown": "b" });
    expect(second?.headers).toMatchObject({ "x-shown": "b" });
  });
});

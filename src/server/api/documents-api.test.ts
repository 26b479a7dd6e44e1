import { afterEach, expect, it } from "vitest";
import type { Role } from "#contract/rights.ts";
import { plainProduct } from "#support/buyers.ts";
import { describeWithDatabase } from "#support/engines.ts";
import { signedUpUser } from "#support/people.ts";
import { wordsOfDocument } from "#support/read-document.ts";
import { openShop, type ShopForTests } from "#support/running-shop.ts";

describeWithDatabase("papers over HTTP", (openFresh) => {
  let shop: ShopForTests | undefined;
  afterEach(async () => {
    await shop?.stop();
    shop = undefined;
  });

  it("show each role what it may read, and nobody else that there are any", async () => {
    const db = await openFresh({ demo: true });
    const running = await openShop(db.settings, { env: { DEMO_FULFILMENT: "0" } });
    shop = running;
    const asha = await signedUpUser(db);
    const get = (path: string, token: string) =>
      fetch(`${running.url}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
    const as = async (role: Role) => (await signedUpUser(db, { role })).token;
    const read = async (path: string, token: string) => {
      const answer = await get(path, token);
      expect([path, answer.status]).toEqual([path, 200]);
      return { answer, words: wordsOfDocument(new Uint8Array(await answer.arrayBuffer())) };
    };
    const [owner, packer, accountant] = [await as("owner"), await as("packer"), await as("accountant")];
    const entered = await running.call("POST", "/manage/orders", {
      token: owner,
      body: {
        address: {
          name: "Asha Rao",
          phone: "98123 45678",
          street: "12 Lake Road",
          city: "Bengaluru",
          state: "Karnataka",
          pinCode: "560001",
        },
        items: [{ productId: await plainProduct(db), quantity: 2 }],
        payment: "cash",
        key: "by phone",
      },
    });
    const id: string = entered.body.order.id;

    const { answer, words } = await read(`/manage/papers/labels?orders=${id}`, owner);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": expect.stringMatching(/^inline; filename="labels-H-\d+\.pdf"$/),
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    });
    expect(words).toContain("+91 98123 45678");
    expect(words).toContain("Cash to collect");
    expect((await read(`/manage/papers/labels?sheet=a4&orders=${id}`, packer)).words).not.toContain("98123");
    expect((await read(`/manage/papers/slips?orders=${id}`, packer)).words).not.toContain("₹");
    expect((await read(`/manage/papers/slips?orders=${id}`, owner)).words).toContain("₹");

    const kinds = ["labels", "slips", "pick"] as const;
    for (const kind of kinds) {
      const path = `/manage/papers/${kind}?orders=${id}`;
      expect((await get(path, accountant)).status).toBe(403);
      expect((await get(path, asha.token)).status).toBe(404);
      expect((await get(`/manage/papers/${kind}?orders=H-0`, packer)).status).toBe(404);
      expect((await get(`/manage/papers/${kind}`, packer)).status).toBe(422);
      const many = Array.from({ length: 101 }, (_, at) => `H-${at}`).join(",");
      expect((await get(`/manage/papers/${kind}?orders=${many}`, packer)).status).toBe(422);
    }
  });
});

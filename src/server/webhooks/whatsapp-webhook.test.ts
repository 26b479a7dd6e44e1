import { afterAll, beforeAll, expect, it } from "vitest";
import { describeOnBothEngines } from "#support/engines.ts";
import { signedUpUser } from "#support/people.ts";
import { openShop } from "#support/running-shop.ts";
import { signed, startWhatsApp, whatsappKeys } from "#support/whatsapp/start-whatsapp.ts";

let standIn: Awaited<ReturnType<typeof startWhatsApp>>;
beforeAll(async () => {
  standIn = await startWhatsApp();
});
afterAll(() => standIn.stop());

describeOnBothEngines("what WhatsApp tells the shop", (openFresh) => {
  it("is heard at an address that its owner proves, and by its signature alone", async () => {
    const shop = await openShop((await openFresh()).settings, { env: standIn.env });
    const prove = (query: Record<string, string>) =>
      shop.call("GET", `/webhooks/whatsapp?${new URLSearchParams(query)}`);
    const right = { "hub.mode": "subscribe", "hub.verify_token": whatsappKeys.WHATSAPP_VERIFY_TOKEN };
    const proved = await prove({ ...right, "hub.challenge": "<b>1158201444" });
    expect([proved.status, proved.body]).toEqual([200, "<b>1158201444"]);
    expect(proved.headers.get("content-type")).toContain("text/plain");
    for (const wrong of [{}, { ...right, "hub.verify_token": "x" }, { ...right, "hub.mode": "unsubscribe" }])
      expect((await prove(wrong)).body.error).toBe("BAD_SIGNATURE");

    const tell = async (body: string, headers: Record<string, string> = signed(body)) =>
      shop.call("POST", "/webhooks/whatsapp", { body, headers });
    for (const headers of [{}, signed("other"), signed("{}", "another"), { "x-hub-signature-256": "sha1=x" }])
      expect((await tell("{}", headers)).body.error).toBe("BAD_SIGNATURE");
    const [unread, ...heard] = await Promise.all(
      [
        "no json",
        "{}",
        "[]",
        "null",
        '{"object":"page"}',
        '{"object":"whatsapp_business_account","entry":[{}]}',
      ].map((text) => tell(text)),
    );
    expect(unread?.status).toBe(400);
    expect(heard.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await tell("x".repeat(3_000_001))).status).toBe(413);
    await shop.stop();
  });

  it("makes a message to the staff of what somebody writes, whose answer goes there", async () => {
    const db = await openFresh();
    const shop = await openShop(db.settings, { env: standIn.env });
    const owner = await signedUpUser(db, { role: "owner" });
    const office = (method: string, path: string, body?: object) =>
      shop.call(method, `/manage${path}`, { token: owner.token, ...(body && { body }) });
    await standIn.tellTo(shop.url);
    const before = (await standIn.taken()).length;
    expect((await office("POST", "/whatsapp/try", { phone: "98123 45678" })).body.message).toContain(
      "Now write to",
    );
    await standIn.say("919812345678", "Does it come in blue?", `wamid.in.${before}`);
    const { tickets } = (await office("GET", "/messages")).body;
    expect(tickets).toHaveLength(1);
    const { ticket } = (await office("GET", `/messages/${tickets[0].number}`)).body;
    await office("POST", `/messages/${ticket.id}/answer`, {
      words: "Yes, in two shades.",
      seen: ticket.version,
    });
    await expect.poll(async () => (await standIn.taken()).length).toBe(before + 1);
    const [last] = (await standIn.taken()).slice(-1);
    expect(last?.body).toMatchObject({ to: "919812345678", type: "text" });
    expect(last?.body.text.body).toMatch(/^Yes, in two shades\.\n\n.+https?:\/\//s);
    expect((await office("POST", "/whatsapp/try", { phone: "98123 45678" })).status).toBe(200);
    const { figures, isSetUp, webhookUrl } = (await office("GET", "/whatsapp")).body;
    expect([figures.taken, isSetUp]).toEqual([1, true]);
    expect(webhookUrl).toMatch(/\/api\/webhooks\/whatsapp$/);
    await standIn.tellTo("");
    await shop.stop();
  });

  it("is no address of a shop where WhatsApp is not set up", async () => {
    const shop = await openShop((await openFresh()).settings);
    const body = "{}";
    const told = await shop.call("POST", "/webhooks/whatsapp", { body, headers: signed(body) });
    expect(told.status).toBe(404);
    const proof = await shop.call("GET", "/webhooks/whatsapp?hub.mode=subscribe&hub.verify_token=");
    expect(proof.body.error).toBe("BAD_SIGNATURE");
    await shop.stop();
  });
});

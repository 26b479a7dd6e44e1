import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { freePort } from "#support/free-port.ts";
import { signed, startWhatsApp, whatsappKeys } from "#support/whatsapp/start-whatsapp.ts";
import { whatsappMessenger } from "./messenger.ts";

let standIn: Awaited<ReturnType<typeof startWhatsApp>>;
beforeAll(async () => {
  standIn = await startWhatsApp();
});
afterAll(() => standIn.stop());
beforeEach(() => standIn.behave(""));

const open = ({ apiUrl = standIn.url, accessToken = whatsappKeys.WHATSAPP_ACCESS_TOKEN } = {}) =>
  whatsappMessenger(
    {
      phoneNumberId: whatsappKeys.WHATSAPP_PHONE_NUMBER_ID,
      accessToken,
      appSecret: whatsappKeys.WHATSAPP_APP_SECRET,
      verifyToken: whatsappKeys.WHATSAPP_VERIFY_TOKEN,
      version: "v23.0",
      apiUrl,
    },
    1_000,
  );
const to = "+919812345678";
const number = "919812345678";
const text = (chat = open()) => chat.sendText("one", to, "Namaste");

it("sends a template with what stands in its places, in its language", async () => {
  const values = ["Haat", "HB-1\n\t 2", "https://haat.example/t/x"];
  const answer = await open().sendTemplate("id-1", to, { name: "order_packed_1a2b", lang: "hi", values });
  const [last] = (await standIn.taken()).slice(-1);
  expect(answer).toEqual({ is: "taken", as: last?.as });
  expect(last?.body).toEqual({
    messaging_product: "whatsapp",
    recipient_type: "individual",
    to: number,
    type: "template",
    template: {
      name: "order_packed_1a2b",
      language: { policy: "deterministic", code: "hi" },
      components: [
        {
          type: "body",
          parameters: [
            { type: "text", text: "Haat" },
            { type: "text", text: "HB-1 2" },
            { type: "text", text: "https://haat.example/t/x" },
          ],
        },
      ],
    },
    biz_opaque_callback_data: "id-1",
  });
});

it("sends free words as they are", async () => {
  expect(await open().sendText("id-2", to, "नमस्ते\nAsha")).toMatchObject({ is: "taken" });
  const [last] = (await standIn.taken()).slice(-1);
  expect(last?.body).toEqual({
    ...{ messaging_product: "whatsapp", recipient_type: "individual", to: number },
    ...{ type: "text", text: { body: "नमस्ते\nAsha" }, biz_opaque_callback_data: "id-2" },
  });
});

it.each([
  [130_429, 400],
  [130_429, 429],
  [131_056, 400],
  [80_007, 400],
  [131_016, 500],
  [2, 503],
  [131_000, 500],
])("asks again later where it says %s (%s)", async (code, status) => {
  await standIn.refuse(number, code, status);
  const answer = await text();
  await standIn.refuse(number);
  expect(answer).toEqual({ is: "later", why: `${code}: refused for [number]` });
});

it.each([
  [131_026, 400],
  [131_047, 400],
  [132_001, 404],
  [132_015, 400],
  [132_000, 400],
  [131_048, 400],
  [131_031, 403],
])("asks no more where it says %s (%s)", async (code, status) => {
  await standIn.refuse(number, code, status);
  const answer = await text();
  await standIn.refuse(number);
  expect(answer).toEqual({ is: "never", why: `${code}: refused for [number]` });
});

it.each(["slow", "hangsUp", "down", "page", "lying"] as const)(
  "does not know what became of a message where it is %s, and says no secret",
  async (fault) => {
    await standIn.behave(fault);
    const answer = await text();
    expect(answer.is).toBe("unclear");
    expect(JSON.stringify(answer)).not.toContain("standin-");
  },
);

it("knows that nothing went where nobody listens, or the token is refused", async () => {
  expect(await text(open({ apiUrl: `http://127.0.0.1:${await freePort()}` }))).toMatchObject({ is: "later" });
  const answer = await text(open({ accessToken: "another" }));
  expect(answer).toEqual({ is: "never", why: "190: Invalid OAuth access token" });
});

it("says whose number it is, or what stands between", async () => {
  expect(await open().tryOut()).toEqual({ number: "+91 98000 00000" });
  expect(await open({ accessToken: "another" }).tryOut()).toEqual({
    trouble: "190: Invalid OAuth access token",
  });
  await standIn.behave("down");
  expect(await open().tryOut()).toHaveProperty("trouble");
});

it("believes what is signed over these bytes with the app's secret, and nothing else", () => {
  const chat = open();
  const told = '{"object":"whatsapp_business_account"}';
  const isSigned = (headers: Record<string, string>, body = told) =>
    chat.isSigned(body, new Headers(headers));
  expect(isSigned(signed(told))).toBe(true);
  expect(isSigned(signed(told), `${told} `)).toBe(false);
  expect(isSigned(signed(told, "another"))).toBe(false);
  expect(isSigned({})).toBe(false);
  expect(isSigned({ "x-hub-signature-256": "sha256=" })).toBe(false);
  expect([chat.isOwnToken("standin-verify-token"), chat.isOwnToken("standin"), chat.isOwnToken("")]).toEqual([
    true,
    false,
    false,
  ]);
});

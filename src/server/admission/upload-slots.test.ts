import { Hono } from "hono";
import { expect, it } from "vitest";
import { failure, success } from "#contract/outcome.ts";
import { returnLinkPage } from "#modules/returns/link/link-page.ts";
import { serveEndpoints } from "../api/serve-endpoints.ts";
import type { RequestContext } from "../auth/caller.ts";
import type { RequestVariables } from "../http/http-app.ts";
import { createSignedLinks } from "../links/signed-links.ts";
import type { ShopServices } from "../shop-services.ts";

const token = "t".repeat(42);
const other = "o".repeat(42);
const requestContext = { lang: "en", cookies: {} } as unknown as RequestContext;
const page = {
  number: "1",
  lang: "en",
  lines: [],
  returns: [],
  refunds: [],
  days: [],
  stores: [],
  feePaise: 0,
};
const shop = {
  checkout: {
    returns: {
      orderOf: (given: string) => ([token, other].includes(given) ? "order" : undefined),
      page: async () => page,
      takesPicture: async () => failure("tooMany"),
      withdraw: async () => success(undefined),
    },
  },
} as unknown as ShopServices;

const app = new Hono<{ Variables: RequestVariables }>();
app.use("*", async (context, next) => {
  context.set("requestContext", requestContext);
  context.set("caller", null);
  context.set("hadSession", false);
  await next();
});
serveEndpoints(app, shop);

const signedLinks = createSignedLinks({
  pages: [returnLinkPage],
  load: async () => ({ links: { returnPage: () => "<p>The return</p>" } }) as never,
  shop,
  shell: async () => ({}) as never,
  publicUrl: "http://localhost",
});

/** A body that is on its way until it is let go, and whether anybody has asked for it. */
function upload(url: string, type: string, headers: Record<string, string> = {}) {
  const state = { isRead: false };
  let end = () => {};
  const body = new ReadableStream(
    {
      pull(stream) {
        state.isRead = true;
        return new Promise<void>((resolve) => {
          end = () => {
            stream.enqueue(new Uint8Array([1]));
            stream.close();
            resolve();
          };
        });
      },
    },
    { highWaterMark: 0 },
  );
  const init = { method: "POST", headers: { "content-type": type, ...headers }, body, duplex: "half" };
  return { request: new Request(`http://localhost${url}`, init), state, end: () => end() };
}

const toApi = (of = token) => upload(`/api/returns/${of}/r/pictures`, "image/jpeg");
const toPage = (headers = {}) => upload(`/return/${token}`, "multipart/form-data; boundary=x", headers);
const posted = (request: Request) => signedLinks.answer({ request, requestContext, caller: null } as never);

it("takes in nothing for a link that the shop did not write", async () => {
  const { request, state } = toApi("u".repeat(42));
  expect((await app.request(request)).status).toBe(404);
  expect(state.isRead).toBe(false);
});

it("takes in two pictures by one link, four by all, by either way, and others when one has come", async () => {
  const apart = [toApi(), toApi(other), toApi(other)];
  const answers = apart.map(({ request }) => app.request(request));
  const form = toPage();
  const shown = posted(form.request);
  const all = [...apart, form];
  await expect.poll(() => all.every(({ state }) => state.isRead)).toBe(true);

  const late = toApi();
  const refused = await app.request(late.request);
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
  const latePage = toPage();
  const sorry = await posted(latePage.request);
  expect([sorry?.status, sorry?.headers.get("retry-after")]).toEqual([503, "5"]);
  expect([late.state.isRead, latePage.state.isRead]).toEqual([false, false]);
  const plain = new URLSearchParams({ call: "returns.withdraw", id: "r" });
  const small = new Request(`http://localhost/return/${token}`, { method: "POST", body: plain });
  expect((await posted(small))?.status).toBe(303);

  for (const { end } of all) end();
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([429, 429, 429]);
  expect((await shown)?.status).toBe(400);
  const next = new Request(toApi().request.url, {
    method: "POST",
    headers: { "content-type": "image/jpeg" },
    body: "next",
  });
  expect((await app.request(next)).status).toBe(429);
});

it("leaves a place to others, whatever comes by one link", async () => {
  const mine = [toApi(), toApi()];
  const answers = mine.map(({ request }) => app.request(request));
  await expect.poll(() => mine.every(({ state }) => state.isRead)).toBe(true);
  const third = toApi();
  expect([(await app.request(third.request)).status, third.state.isRead]).toEqual([503, false]);
  const theirs = toApi(other);
  const answer = app.request(theirs.request);
  await expect.poll(() => theirs.state.isRead).toBe(true);
  for (const { end } of [...mine, theirs]) end();
  expect((await Promise.all([...answers, answer])).map(({ status }) => status)).toEqual([429, 429, 429]);
});

it("takes in one picture with a form of a return", async () => {
  const { request, state } = toPage({ "content-length": "15200000" });
  expect((await posted(request))?.status).toBe(413);
  expect(state.isRead).toBe(false);
});

import type { IncomingMessage } from "node:http";
import { expect, it } from "vitest";
import { takeLang } from "../http/lang-of.ts";
import { type CachedResponse, cachedResponseOf } from "../page-cache/cached-response.ts";
import { createNewcomer } from "./newcomer.ts";

const browser = {
  ...{ host: "localhost:3000", connection: "keep-alive" },
  ...{ "sec-fetch-dest": "document", "sec-fetch-site": "none", "sec-fetch-mode": "navigate" },
};
/** As browsers send on what a service worker passes through. */
const byWorker = { "sec-fetch-dest": "empty", "sec-fetch-site": "same-origin" };
const asks = (url: string, headers: object = {}, { remoteAddress = "127.0.0.1", httpVersion = "1.1" } = {}) =>
  ({
    ...{ url, method: "GET", httpVersion, socket: { remoteAddress } },
    headers: { ...browser, ...headers },
  }) as unknown as IncomingMessage;
const made = () =>
  cachedResponseOf(
    new Response('<body><header></header><main id="main">Goods</main></body>', {
      headers: { "cache-control": "public", "content-type": "text/html" },
    }),
    {},
  );
const textOf = ({ raw }: CachedResponse) => raw?.toString("utf8") ?? "";

const elsewhere: [string, IncomingMessage][] = [
  ["another machine", asks("/", {}, { remoteAddress: "192.0.2.1" })],
  ["a name that was led here", asks("/", { host: "evil.example" })],
  ["a name that begins like this machine's", asks("/", { host: "localhost.evil.example" })],
  ["a link on another site", asks("/", { "sec-fetch-site": "cross-site" })],
  ["a frame", asks("/", { "sec-fetch-dest": "iframe" })],
  ["a program", asks("/", { "sec-fetch-dest": undefined, "sec-fetch-site": undefined })],
  ["a script of the shop", asks("/", { ...byWorker, "sec-fetch-mode": "cors" })],
  ["a worker of another site", asks("/", { ...byWorker, "sec-fetch-site": "cross-site" })],
  ["a worker on another machine", asks("/", byWorker, { remoteAddress: "192.0.2.1" })],
  ["a worker of a name that was led here", asks("/", { ...byWorker, host: "evil.example" })],
  [
    "a bare proxy as it comes",
    asks("/", { host: "127.0.0.1:3000", connection: "close" }, { httpVersion: "1.0" }),
  ],
  ["an older protocol", asks("/", {}, { httpVersion: "1.0" })],
  ["a proxy that closes each connection", asks("/", { connection: "close" })],
  ["a proxy that says nothing of connections", asks("/", { connection: undefined })],
  ["a proxy that passes sockets on", asks("/", { connection: "upgrade" })],
  ...["x-forwarded-for", "x-forwarded-proto", "forwarded", "via", "x-real-ip"].map(
    (name): [string, IncomingMessage] => [`a proxy that says ${name}`, asks("/", { [name]: "127.0.0.1" })],
  ),
];

function open(isOwned = false) {
  const state = { isOwned, links: 0 };
  const newcomer = createNewcomer({
    hasOwner: async () => state.isOwned,
    makeLink: async () => {
      if (state.isOwned) return undefined;
      state.links++;
      return "http://localhost:3000/manage/join?token=secret";
    },
  });
  return { newcomer, state };
}

it("says on the home page of a shop without an owner where its back office is, and keeps that for no one else", async () => {
  const { newcomer } = open();
  const answer = await made();
  const linked = await newcomer.addSetUpLink(answer, asks("/?utm_source=x"));
  expect(linked).toMatchObject({ etag: "", headers: { "cache-control": "no-store" } });
  expect(linked.headers).not.toHaveProperty("etag");
  expect(textOf(linked)).toContain('href="/manage"');
  expect(textOf(linked)).not.toContain("token");
  const hindi = asks("/hi");
  takeLang(hindi);
  expect(textOf(await newcomer.addSetUpLink(await made(), hindi))).toContain("किसी के नाम नहीं");
  expect(textOf(await newcomer.addSetUpLink(answer, asks("/")))).toContain("no owner yet");
  expect(textOf(await newcomer.addSetUpLink(answer, asks("/products")))).not.toContain("/manage");
  expect(textOf(answer)).not.toContain("/manage");
});

it.each(elsewhere)("says nothing to %s, and leads it nowhere", async (_, request) => {
  const { newcomer, state } = open();
  const answer = await made();
  expect(await newcomer.addSetUpLink(answer, asks("/"))).not.toBe(answer);
  expect(newcomer.addSetUpLink(answer, request)).toBe(answer);
  expect(await newcomer.lead({ ...request, url: "/manage" } as IncomingMessage)).toBeUndefined();
  expect(state.links).toBe(0);
});

it("leads from the door to the page where one becomes the owner, until there is one", async () => {
  const { newcomer, state } = open();
  const led = await newcomer.lead(asks("/manage"));
  expect(led?.headers.get("location")).toBe("/manage/join?token=secret");
  expect(led?.headers.get("cache-control")).toBe("no-store");
  expect(textOf(await newcomer.addSetUpLink(await made(), asks("/", byWorker)))).toContain('href="/manage"');
  expect((await newcomer.lead(asks("/manage", byWorker)))?.status).toBe(303);
  for (const url of ["/manage/orders", "/", "/manage?x=1"])
    expect(await newcomer.lead(asks(url))).toBeUndefined();
  state.isOwned = true;
  expect(await newcomer.lead(asks("/manage"))).toBeUndefined();
  const answer = await made();
  expect(await newcomer.addSetUpLink(answer, asks("/"))).toBe(answer);
});

import type { IncomingMessage } from "node:http";
import { expect, it } from "vitest";
import { isThisMachine, mayReadFigures } from "./metrics-access.ts";

const open = { token: undefined, isOpenHere: true };
const from = (remoteAddress: string, headers: Record<string, string> = {}) =>
  ({
    socket: { remoteAddress },
    headers: { host: "127.0.0.1:3000", ...headers },
  }) as unknown as IncomingMessage;

it.each(["127.0.0.1", "::1", "::ffff:127.0.0.1"])("opens to a program of this machine: %s", (address) => {
  expect(mayReadFigures(open, from(address))).toBe(true);
  expect(mayReadFigures({ ...open, isOpenHere: false }, from(address))).toBe(false);
});

it.each<[string, IncomingMessage]>([
  ["another machine", from("192.0.2.1")],
  ["a name that was led here", from("127.0.0.1", { host: "evil.example" })],
  ...["x-forwarded-for", "x-forwarded-host", "forwarded", "via", "x-real-ip", "cf-connecting-ip"].map(
    (name): [string, IncomingMessage] => [`a proxy that says ${name}`, from("127.0.0.1", { [name]: "x" })],
  ),
])("stays closed to %s", (_, request) => {
  expect(mayReadFigures(open, request)).toBe(false);
});

it.each([
  ["http://localhost:3000", true],
  ["http://127.0.0.1", true],
  ["http://[::1]:3000", true],
  ["https://shop.example", false],
  ["http://127.0.0.1.evil.example", false],
  ["no address", false],
])("knows the address of this machine: %s", (url, is) => {
  expect(isThisMachine(url)).toBe(is);
});

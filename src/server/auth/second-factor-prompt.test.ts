import { expect, it } from "vitest";
import { failure } from "#contract/outcome.ts";
import { booksEndpoints } from "#modules/invoices/endpoints.ts";
import { toSecondFactor } from "./second-factor-prompt.ts";

const page = "https://haat.example/manage/money?period=2026-11";
const followed = { "sec-fetch-mode": "navigate", referer: page };
const asked = (headers: Record<string, string>) =>
  toSecondFactor(booksEndpoints.gstr1, failure("factorNeeded"), new Headers(headers));

it("brings who follows a file's link to the door, and from there back to the page of the link", () => {
  const answer = asked(followed);
  expect([answer?.status, answer?.headers.get("location")]).toEqual([
    303,
    "/manage/enter?next=%2Fmanage%2Fmoney%3Fperiod%3D2026-11",
  ]);
});

it.each(["", "no address", "https://haat.example/managers", "https://haat.example//evil.example/manage"])(
  "leads to the first page from %j",
  (referer) => {
    expect(asked({ ...followed, referer })?.headers.get("location")).toBe("/manage/enter");
  },
);

it("leaves scripts, other refusals and what is no file to the envelope", () => {
  expect(asked({ referer: page })).toBeUndefined();
  const headers = new Headers(followed);
  expect(toSecondFactor(booksEndpoints.gstr1, failure("notFound"), headers)).toBeUndefined();
  expect(toSecondFactor(booksEndpoints.see, failure("factorNeeded"), headers)).toBeUndefined();
});

import { expect, it } from "vitest";
import { closeLeftOpen, closeWithFile } from "./left-open.ts";

it("closes what a test left open, the last first, and nothing twice", async () => {
  const closed: string[] = [];
  closeWithFile(() => closed.push("first"));
  const isClosed = closeWithFile(() => closed.push("closed by its test"));
  closeWithFile(() => Promise.reject(new Error("Its database is gone.")));
  closeWithFile(async () => closed.push("last"));
  isClosed();
  await closeLeftOpen();
  await closeLeftOpen();
  expect(closed).toEqual(["last", "first"]);
});

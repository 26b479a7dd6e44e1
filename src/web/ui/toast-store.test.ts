import { beforeEach, expect, test, vi } from "vitest";
import { currentToasts, mostToasts, subscribeToToasts, toast } from "./toast-store.ts";

beforeEach(() => {
  for (const { id } of currentToasts()) toast.dismiss(id);
});

const texts = () => currentToasts().map(({ text }) => text);

test("messages stand in the order in which they came", () => {
  toast.success("Item added to cart");
  toast.error("Failed to add to cart");
  expect(currentToasts().map(({ kind, text }) => [kind, text])).toEqual([
    ["success", "Item added to cart"],
    ["error", "Failed to add to cart"],
  ]);
});

test("the oldest goes when there are too many", () => {
  for (let at = 0; at <= mostToasts; at++) toast.info(`message ${at}`);
  expect(mostToasts).toBe(20);
  expect(texts()).toHaveLength(20);
  expect(texts()[0]).toBe("message 1");
});

test("one is dismissed alone, and twice does no harm", () => {
  const first = toast.info("first");
  toast.info("second");
  toast.dismiss(first);
  toast.dismiss(first);
  expect(texts()).toEqual(["second"]);
});

test("listeners hear of each change until they leave", () => {
  const heard = vi.fn();
  const leave = subscribeToToasts(heard);
  const id = toast.success("Cart cleared");
  toast.dismiss(id);
  leave();
  toast.success("nobody hears this");
  expect(heard).toHaveBeenCalledTimes(2);
});

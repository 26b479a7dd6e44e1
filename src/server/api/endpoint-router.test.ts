import { expect, it } from "vitest";
import { EndpointRouter } from "./endpoint-router.ts";

const router = () => {
  const made = new EndpointRouter<string>();
  made.add("ALL", "*", "before all");
  made.add("GET", "/api/products/:id", "one");
  made.add("GET", "/api/products/search", "search");
  made.add("POST", "/api/cart/add", "add");
  made.add("ALL", "/api/*", "no such call");
  return made;
};
const on = (made: EndpointRouter<string>, method: string, path: string) =>
  made.match(method, path)[0].map(([handler]) => handler);

it("finds what stands on the way of an address, in its order, the first time and after it", () => {
  const made = router();
  for (let times = 0; times < 2; times++) {
    expect(on(made, "POST", "/api/cart/add")).toEqual(["before all", "add", "no such call"]);
    expect(on(made, "GET", "/api/cart/add")).toEqual(["before all", "no such call"]);
    expect(on(made, "GET", "/api/products/search")).toEqual(["before all", "one", "search", "no such call"]);
    expect(on(made, "GET", "/api/nothing")).toEqual(["before all", "no such call"]);
  }
});

it("gives each address the names in its own path", () => {
  const made = router();
  const idIn = (path: string) => made.match("GET", path)[0].map(([, names]) => (names as { id?: string }).id);
  expect(idIn("/api/products/lamp")).toContain("lamp");
  expect(idIn("/api/products/chair")).toContain("chair");
});

it("heeds what is added after it was asked", () => {
  const made = router();
  expect(on(made, "POST", "/api/cart/add")).not.toContain("late");
  made.add("POST", "/api/cart/add", "late");
  expect(on(made, "POST", "/api/cart/add")).toContain("late");
});

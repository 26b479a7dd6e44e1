import { expect, it } from "vitest";
import { pieces } from "#contract/endpoints/office-input.ts";
import { withCounted } from "./counted-lines.ts";

it("makes one list of the fields of each line, and leaves out what is empty", () => {
  const fields = {
    id: "r",
    "shelve.0": "2",
    "shelve.3": "1",
    "writeOff.0": "0",
    "pieces.x": "1",
    note: "",
    seen: "",
  };
  expect(withCounted(fields)).toEqual({ id: "r", "pieces.x": "1", seen: "", shelve: "0=2,3=1" });
});

it("never makes a parcel of everything out of one of nothing", () => {
  const typed = { id: "o", carrier: "", "goods.0": "0" };
  expect(withCounted({ ...typed, "lines.0": "0", "lines.1": "" })).toEqual({ id: "o", lines: "" });
  expect(withCounted({ ...typed, "lines.0": "0", "lines.1": "2" })).toEqual({ id: "o", lines: "1=2" });
});

it("never makes all of a return out of none of it, and leaves it to both counts of what is here", () => {
  expect(withCounted({ id: "r", "pieces.0": "0", "pieces.1": "" })).toEqual({ id: "r", pieces: "" });
  expect(withCounted({ id: "r", "shelve.0": "0", "writeOff.0": "0" })).toEqual({ id: "r" });
});

it.each([
  ["02", 2],
  ["2.0", 2],
  [" 1e1 ", 10],
])("counts %j as the browser does", (typed, quantity) => {
  const { lines } = withCounted({ "lines.0": typed, "lines.1": "1" });
  expect(pieces.parse(lines)).toEqual([
    { line: 0, quantity },
    { line: 1, quantity: 1 },
  ]);
});

it.each(["1.5", "1,5", "-1", "two"])(
  "leaves %j to be refused, and takes nothing else without it",
  (typed) => {
    const { goods } = withCounted({ "goods.0": typed, "goods.5": "1" });
    expect(pieces.safeParse(goods).success).toBe(false);
  },
);

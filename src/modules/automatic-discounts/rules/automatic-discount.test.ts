import { describe, expect, it } from "vitest";
import { type AutomaticDiscount, bestDiscount, checkedDiscount, isShownOn } from "./automatic-discount.ts";

const rule: AutomaticDiscount = {
  ...{
    id: "one",
    kind: "goods",
    name: { en: "Festive days", hi: "" },
    buy: 0,
    free: 0,
    percent: 0,
    paise: 0,
  },
  ...{ minimumPaise: 0, productId: null, category: null, userId: null },
  ...{ beginsAt: null, endsAt: null, isOn: true },
};
const line = (id: string, unitPaise: number, quantity = 1, categories = ["toys"]) => ({
  ...{ id, productId: `product of ${id}`, quantity, unitPaise, categories },
});
const twoAndOne = { ...rule, kind: "freePieces", buy: 2, free: 1, category: "toys" } as const;

describe("free pieces", () => {
  it.each([
    ["none before there are enough", [line("a", 100_01, 2)], undefined],
    ["one of three", [line("a", 100_01, 3)], 100_01],
    ["one of five", [line("a", 100_01, 5)], 100_01],
    ["two of six", [line("a", 100_01, 6)], 200_02],
    ["the cheapest of several products", [line("a", 90_00), line("b", 70_00), line("c", 80_00)], 70_00],
    ["the cheapest of a line of dear and cheap", [line("a", 90_00, 4), line("b", 10_00, 2)], 20_00],
    ["none of another category", [line("a", 90_00, 2), line("b", 10_00, 2, ["books"])], undefined],
  ])("are %s", (_, lines, paise) => {
    expect(bestDiscount([twoAndOne], lines)?.paise).toBe(paise);
  });

  it("come off all lines that count, and of no other", () => {
    const lines = [line("a", 90_00, 2), line("b", 10_00, 1, ["books"]), line("c", 80_00)];
    expect(bestDiscount([twoAndOne], lines)).toEqual({
      ...{ code: "one", name: rule.name, percent: 0, paise: 80_00, minimumPaise: 0, shipsFree: false },
      ...{ lines: ["a", "c"], isAutomatic: true },
    });
    const ofOne = { ...twoAndOne, category: null, productId: "product of c" };
    expect(bestDiscount([ofOne], lines)).toBeNull();
    expect(bestDiscount([ofOne], [...lines, { ...line("d", 80_00, 2), productId: "product of c" }])).toEqual(
      expect.objectContaining({ paise: 80_00, lines: ["c", "d"] }),
    );
  });

  it("are fewer where somebody takes fewer than there are: what was to be bought is paid", () => {
    const twoAndTwo = { ...twoAndOne, free: 2 };
    const off = [2, 3, 4, 5, 6, 7].map(
      (pieces) => bestDiscount([twoAndTwo], [line("a", 1_00, pieces)])?.paise,
    );
    expect(off).toEqual([undefined, 1_00, 2_00, 2_00, 2_00, 3_00]);
  });
});

describe("of several discounts", () => {
  const tenPercent = { ...rule, id: "ten", percent: 10, minimumPaise: 200_00 };

  it("the one that takes off most comes, alone", () => {
    const known = [twoAndOne, tenPercent, { ...rule, id: "rupees", paise: 25_00 }];
    const codeOf = (...lines: ReturnType<typeof line>[]) => bestDiscount(known, lines)?.code;
    expect(codeOf(line("a", 100_00))).toBe("rupees");
    expect(codeOf(line("a", 20_00, 2), line("b", 900_00, 1, ["books"]))).toBe("ten");
    expect(codeOf(line("a", 100_00, 3))).toBe("one");
    expect(codeOf()).toBeUndefined();
  });

  it("the first comes of those that take off the same, and none below its sum", () => {
    const same = { ...tenPercent, id: "younger" };
    expect(bestDiscount([tenPercent, same], [line("a", 200_00)])?.code).toBe("ten");
    expect(bestDiscount([tenPercent, same], [line("a", 199_99)])).toBeNull();
  });
});

it("takes a percentage off one category alone", () => {
  const ofToys = { ...rule, kind: "category", category: "toys", percent: 12.5 } as const;
  expect(bestDiscount([ofToys], [line("a", 80_00), line("b", 10_00, 1, ["books"])])).toMatchObject({
    ...{ percent: 12.5, lines: ["a"] },
  });
  expect(bestDiscount([ofToys], [line("b", 10_00, 1, ["books"])])).toBeNull();
});

it("is shown on the goods that it names, and never where it is somebody's own or of all goods", () => {
  const product = { productId: "product of a", categories: ["cars", "toys"] };
  const shown = (over: Partial<AutomaticDiscount>) => isShownOn({ ...rule, ...over }, product);
  expect(shown(twoAndOne)).toBe(true);
  expect(shown({ ...twoAndOne, category: "books" })).toBe(false);
  expect(shown({ kind: "freePieces", productId: "product of a" })).toBe(true);
  expect(shown({ kind: "category", category: "cars" })).toBe(true);
  expect(shown({ percent: 10 })).toBe(false);
  expect(shown({ kind: "firstOrder", percent: 10 })).toBe(false);
  expect(shown({ kind: "customer", userId: "asha", percent: 10 })).toBe(false);
});

describe("what an owner writes", () => {
  it.each([
    [{}, "discountTakesNothing", "percent"],
    [{ kind: "category", percent: 10 }, "discountNeedsGoods", "category"],
    [{ kind: "category", percent: 10, productId: "lamp" }, "discountNeedsGoods", "category"],
    [{ kind: "freePieces", buy: 2, free: 1 }, "discountNeedsGoods", "category"],
    [{ kind: "freePieces", category: "toys", free: 1 }, "piecesUnusable", "buy"],
    [{ kind: "freePieces", category: "toys", buy: 2 }, "piecesUnusable", "free"],
    [{ kind: "freePieces", category: "toys", buy: 8, free: 3 }, "piecesUnusable", "free"],
    [{ percent: 10, beginsAt: 7, endsAt: 7 }, "endsBeforeItBegins", "endsAt"],
  ] as const)("%o is refused as %s", (over, reason, field) => {
    expect(checkedDiscount({ ...rule, ...over })).toMatchObject({ ok: false, reason, field });
  });

  it("loses what its kind does not ask for", () => {
    const all = {
      ...rule,
      buy: 2,
      free: 1,
      percent: 10,
      minimumPaise: 1_00,
      productId: "lamp",
      category: "toys",
    };
    const kept = (kind: AutomaticDiscount["kind"]) => checkedDiscount({ ...all, kind });
    expect(kept("freePieces")).toMatchObject({
      value: { buy: 2, percent: 0, minimumPaise: 0, productId: "lamp", category: null },
    });
    expect(kept("category")).toMatchObject({
      value: { buy: 0, percent: 10, minimumPaise: 0, productId: null, category: "toys" },
    });
    expect(kept("goods")).toMatchObject({
      value: { free: 0, percent: 10, minimumPaise: 1_00, productId: null, category: null },
    });
  });
});

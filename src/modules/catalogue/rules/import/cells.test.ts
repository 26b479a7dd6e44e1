import { expect, it } from "vitest";
import { plainText, quantityIn } from "./cells.ts";

it("keeps the words of a page and nothing of its tags", () => {
  const html =
    "<p class='a'>Soft &amp; light</p><ul><li>Cotton</li><li data-x>Washable</li></ul><script>run()</script>";
  expect(plainText(html)).toBe("Soft & light\n• Cotton\n• Washable");
  expect(plainText("5 < 6")).toBe("5 < 6");
});

/** Each looked for the end of its tag through all the others, which took minutes. */
it.each(["<", "<script", "<li", "<br", "</p ", "<!--", "&#", " \n"])(
  "comes to an end with very many %j",
  (piece) => {
    const text = plainText(`${piece.repeat(300_000 / piece.length)}&amp;`);
    expect(text.length).toBeLessThanOrEqual(300_001);
  },
);

const quantityOf = (cell: string) => quantityIn({ line: 2, cell: () => cell } as never, "Net quantity");

it("reads how much is in a pack, and goes through a cell of digits once", () => {
  expect(quantityOf(" 1.5 kg")).toEqual({ amount: 1.5, unit: "kg" });
  expect(() => quantityOf(`${"1".repeat(500_000)}!`)).toThrow();
});

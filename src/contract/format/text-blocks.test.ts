import fc from "fast-check";
import { expect, it } from "vitest";
import { cellsOf, textBlocks } from "./text-blocks.ts";

it("reads headings, paragraphs and lists as they are typed", () => {
  expect(
    textBlocks(
      "## Delivery\nIn three days,\r\nmostly.\n\nTo all of India.\n\n- by post\n- by courier\n\nEnd.",
    ),
  ).toEqual([
    { kind: "heading", lines: ["Delivery"] },
    { kind: "paragraph", lines: ["In three days, mostly."] },
    { kind: "paragraph", lines: ["To all of India."] },
    { kind: "list", lines: ["by post", "by courier"] },
    { kind: "paragraph", lines: ["End."] },
  ]);
});

it("reads the rows of a table, whether their last cell is closed or not", () => {
  const [table, ...rest] = textBlocks("| Size | Chest |\n| S | 97 (38)\n\nEnd.");
  expect(table?.kind).toBe("table");
  expect(table?.lines.map(cellsOf)).toEqual([
    ["Size", "Chest"],
    ["S", "97 (38)"],
  ]);
  expect(rest).toEqual([{ kind: "paragraph", lines: ["End."] }]);
});

it("takes signs within a line as they are", () => {
  expect(textBlocks("- | a\n\n## | b")).toEqual([
    { kind: "list", lines: ["| a"] },
    { kind: "heading", lines: ["| b"] },
  ]);
  expect(textBlocks("<b>Rs 5 - 10</b> & #1")).toEqual([
    { kind: "paragraph", lines: ["<b>Rs 5 - 10</b> & #1"] },
  ]);
});

it("keeps every word, whatever was typed", () => {
  const line = fc.constantFrom(
    "",
    "  ",
    "## head",
    "- one",
    "* two",
    "words and words",
    "a-b",
    "#no",
    "| a | b |",
  );
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const wordsIn = (text: string) => text.replace(/^(#+|[-*|])\s+/gm, "").match(/\S+/g) ?? [];
      const blocks = textBlocks(lines.join("\n"));
      expect(blocks.flatMap((block) => block.lines.flatMap((one) => one.split(" ")))).toEqual(
        lines.flatMap((one) => [...wordsIn(one)]),
      );
      for (const block of blocks)
        if (!["list", "table"].includes(block.kind)) expect(block.lines).toHaveLength(1);
    }),
  );
});

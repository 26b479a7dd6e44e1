/** A part of a text; a list has a line for each entry, a table for each row, all others have one. */
export type TextBlock = {
  readonly kind: "heading" | "paragraph" | "list" | "table";
  readonly lines: readonly string[];
};

/** What a line begins with says what it is. */
const signs = { heading: /^#+\s+/, list: /^[-*]\s+/, table: /^\|\s*/ } as const;

/**
 * A blank line ends a part; one that begins with # is a heading, lines that begin with - are a list, and those that
 * begin with | the rows of a table, the first of which heads its columns.
 */
export function textBlocks(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  for (const part of text.replace(/\r\n?/g, "\n").split(/\n\s*\n/)) {
    const runs = part.split("\n").map((line) => line.trim());
    for (const line of runs.filter((one) => one !== "")) add(line, line === runs[0]);
  }
  return blocks;

  function add(line: string, isFirst: boolean): void {
    const kind = kindOf(line);
    const plain = kind === "paragraph" ? line : line.replace(signs[kind], "");
    const last = blocks.at(-1);
    if (last?.kind !== kind || kind === "heading" || (isFirst && kind === "paragraph"))
      blocks.push({ kind, lines: [plain] });
    else if (kind !== "paragraph") blocks.splice(-1, 1, { kind, lines: [...last.lines, plain] });
    else blocks.splice(-1, 1, { kind, lines: [`${last.lines[0]} ${plain}`] });
  }
}

/** Of a row of a table. */
export function cellsOf(line: string): string[] {
  return line
    .replace(/\|\s*$/, "")
    .split("|")
    .map((cell) => cell.trim());
}

function kindOf(line: string): TextBlock["kind"] {
  const kinds = ["heading", "list", "table"] as const;
  return kinds.find((kind) => signs[kind].test(line)) ?? "paragraph";
}

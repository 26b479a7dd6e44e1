import type { PolicyBlock } from "./policies.ts";

const heading = /^#+\s+/;
const item = /^[-*]\s+/;

/** A blank line ends a part; one that begins with # is a heading, and lines that begin with - are a list. */
export function policyBlocks(text: string): PolicyBlock[] {
  const blocks: PolicyBlock[] = [];
  for (const part of text.replace(/\r\n?/g, "\n").split(/\n\s*\n/)) {
    const runs = part.split("\n").map((line) => line.trim());
    for (const line of runs.filter((one) => one !== "")) add(line, line === runs[0]);
  }
  return blocks;

  function add(line: string, isFirst: boolean): void {
    const kind = heading.test(line) ? "heading" : item.test(line) ? "list" : "paragraph";
    const plain = line.replace(heading, "").replace(item, "");
    const last = blocks.at(-1);
    if (last?.kind !== kind || kind === "heading" || (isFirst && kind === "paragraph"))
      blocks.push({ kind, lines: [plain] });
    else if (kind === "list") blocks.splice(-1, 1, { kind, lines: [...last.lines, plain] });
    else blocks.splice(-1, 1, { kind, lines: [`${last.lines[0]} ${plain}`] });
  }
}

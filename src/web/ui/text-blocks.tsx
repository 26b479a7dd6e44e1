import type { PolicyBlock } from "#contract/policies.ts";

/** A text that its writer has set with headings and lists. */
export function TextBlocks({ blocks }: { readonly blocks: readonly PolicyBlock[] }) {
  return (
    <div className="grid gap-4">
      {blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are parts of one text and keep their places
        <Block key={at} {...block} />
      ))}
    </div>
  );
}

function Block({ kind, lines }: PolicyBlock) {
  if (kind === "heading") return <h2 className="mt-4 text-xl">{lines[0]}</h2>;
  if (kind === "paragraph") return <p>{lines[0]}</p>;
  return (
    <ul className="grid list-disc gap-2 ps-5">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

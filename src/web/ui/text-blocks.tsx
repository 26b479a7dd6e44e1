import { cellsOf, type TextBlock } from "#contract/format/text-blocks.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { LinkedText } from "./linked-text.tsx";

type TextBlocksProps = {
  readonly blocks: readonly TextBlock[];
  readonly lang: Lang;
  /** Its headings can be led to. */
  readonly named?: boolean;
};

/** The heading at this place of a text. */
export function partId(at: number): string {
  return `part-${at}`;
}

/** A text that its writer has set with headings and lists. */
export function TextBlocks({ blocks, lang, named = false }: TextBlocksProps) {
  return (
    <div className="text-blocks stack gap-l">
      {blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are parts of one text and keep their places
        <Block key={at} {...block} lang={lang} {...(named && { id: partId(at) })} />
      ))}
    </div>
  );
}

function Block({ kind, lines, lang, id }: TextBlock & { readonly lang: Lang; readonly id?: string }) {
  if (kind === "heading")
    return (
      <h2 id={id} className="text-heading title-3">
        {lines[0]}
      </h2>
    );
  if (kind === "paragraph")
    return (
      <p>
        <LinkedText text={lines[0] ?? ""} lang={lang} />
      </p>
    );
  if (kind === "table") return <Table rows={lines.map(cellsOf)} lang={lang} />;
  return (
    <ul className="text-list stack gap-s bullets">
      {lines.map((line) => (
        <li key={line}>
          <LinkedText text={line} lang={lang} />
        </li>
      ))}
    </ul>
  );
}

type TableProps = { readonly rows: readonly (readonly string[])[]; readonly lang: Lang };

/* Rows and cells are told by their places: an owner may write two that are alike. */
function Table({ rows: [head = [], ...rows], lang }: TableProps) {
  return (
    <table className="text-table full">
      <thead>
        <tr>
          {head.map((cell, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: told by its column
            <th key={at} scope="col" className="text-cell">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = "", ...cells], row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: told by its row
          <tr key={row}>
            <th scope="row" className="text-cell">
              {name}
            </th>
            {cells.map((cell, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: told by its column
              <td key={at}>
                <LinkedText text={cell} lang={lang} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

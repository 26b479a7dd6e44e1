import { type Books, sum } from "./read-books.ts";

interface Item {
  readonly line: number | null;
  readonly words: string;
  readonly paise: number;
  readonly taxPaise: number;
}

/** Credit notes give back no more than the invoice has in each of its rows, and all of its tax once all is back. */
export function wrongCreditNotes({ documents }: Books): string[] {
  return documents.flatMap(({ kind, order_id, number, content }) => {
    if (kind !== "invoice") return [];
    const notes = documents.filter((one) => one.kind === "credit" && one.order_id === order_id);
    const credited = notes.flatMap((note) => itemsIn(note.content));
    return itemsIn(content).flatMap(({ line, words, paise, taxPaise }) => {
      const own = credited.filter((one) => one.line === line && one.words === words);
      const [back, tax] = [sum(own, (one) => one.paise), sum(own, (one) => one.taxPaise)];
      const isRight = back <= paise && tax <= taxPaise && (back < paise || tax === taxPaise);
      return isRight ? [] : [`${number}: ${back} of ${paise}, tax ${tax} of ${taxPaise}, for ${words}`];
    });
  });
}

function itemsIn(content: string): readonly Item[] {
  return (JSON.parse(content) as { items: Item[] }).items;
}

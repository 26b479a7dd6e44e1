import { stateCodeOf } from "#contract/india/states.ts";
import { type Books, sum } from "./read-books.ts";

interface Item {
  readonly line: number | null;
  readonly words: string;
  readonly paise: number;
  readonly taxPaise: number;
}

/**
 * Credit notes give back no more than the invoice has in each of its rows, all of its tax once all is back, and nothing
 * but the goods that were named while those cost as much. An invoice is of the state in which its goods are supplied.
 */
export function wrongCreditNotes({ documents, refunds, orders, left }: Books): string[] {
  return documents.flatMap(({ kind, order_id, number, content }) => {
    if (kind !== "invoice") return [];
    const notes = documents
      .filter((one) => one.kind === "credit" && one.order_id === order_id)
      .sort((one, other) => one.year - other.year || one.place - other.place);
    const credited = notes.flatMap((note) => itemsIn(note.content));
    const odd = notes.flatMap((note, at) => {
      const { ofNumber } = JSON.parse(note.content) as { ofNumber: string | null };
      const named = new Set(linesIn(refunds.find(({ id }) => id === note.refund_id)?.lines));
      const leftOf = (items: readonly Item[]) =>
        sum(
          items.filter(({ line }) => named.has(line ?? -1)),
          ({ paise }) => paise,
        );
      const before = notes.slice(0, at).flatMap((one) => itemsIn(one.content));
      const isCovered = named.size > 0 && leftOf(itemsIn(content)) - leftOf(before) >= note.total_paise;
      const isOfThese = itemsIn(note.content).every(({ line }) => named.has(line ?? -1));
      return [
        ...(ofNumber === number ? [] : [`${note.number} is of ${ofNumber}, not of ${number}`]),
        ...(isCovered && !isOfThese ? [`${note.number} names what was not given back`] : []),
      ];
    });
    const order = orders.find(({ id, user_id }) => id === order_id && !left.has(user_id));
    const { place } = JSON.parse(content) as { place: string | null };
    const { state } = JSON.parse(order?.collected_in ?? order?.address ?? "{}") as { state?: string };
    const isThere = state === undefined || stateCodeOf(state) === place;
    const where = isThere ? [] : [`${number} is of ${place}, its goods are supplied in ${state}`];
    const rows = itemsIn(content).flatMap(({ line, words, paise, taxPaise }) => {
      const own = credited.filter((one) => one.line === line && one.words === words);
      const [back, tax] = [sum(own, (one) => one.paise), sum(own, (one) => one.taxPaise)];
      const isRight = back <= paise && tax <= taxPaise && (back < paise || tax === taxPaise);
      return isRight ? [] : [`${number}: ${back} of ${paise}, tax ${tax} of ${taxPaise}, for ${words}`];
    });
    return [...odd, ...where, ...rows];
  });
}

function linesIn(lines = "[]"): readonly number[] {
  return (JSON.parse(lines) as { line: number }[]).map(({ line }) => line);
}

function itemsIn(content: string): readonly Item[] {
  return (JSON.parse(content) as { items: Item[] }).items;
}

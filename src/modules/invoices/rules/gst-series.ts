/** What of a series was issued: gapless, so the first, the last and how many say all. */
export function createSeries(doc_num: 1 | 5) {
  let first: string | undefined;
  let last = "";
  let totnum = 0;
  return {
    add(number: string): void {
      totnum++;
      if (first === undefined || placeIn(number) < placeIn(first)) first = number;
      if (last === "" || placeIn(number) > placeIn(last)) last = number;
    },
    rows: () =>
      first === undefined
        ? []
        : [{ doc_num, docs: [{ num: 1, from: first, to: last, totnum, cancel: 0, net_issue: totnum }] }],
  };
}

function placeIn(number: string): number {
  return Number(number.slice(number.lastIndexOf("/") + 1));
}

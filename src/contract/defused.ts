/** What a spreadsheet would take for a formula, with as many marks before it as there were. */
const formula = /^'*[=+\-@\t\r＝＋－＠]/;

/** A cell as no spreadsheet reckons it. */
export function defused(cell: string): string {
  return formula.test(cell) ? `'${cell}` : cell;
}

/** The same the other way round, as files of other shops do it too. */
export function restored(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
}

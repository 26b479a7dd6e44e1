const place = /^(\w{1,20})\.(\d{1,3})\.(\w{1,20})$/;

/** Fields such as counts.0.pieces as the lists that a call is told; a refusal names a field by the same name. */
export function nestedFields(fields: Readonly<Record<string, string>>): Record<string, unknown> {
  const lists = new Map<string, Map<number, [string, string][]>>();
  const plain: [string, unknown][] = [];
  for (const [name, value] of Object.entries(fields)) {
    const [, list, at, field] = place.exec(name) ?? [];
    if (list === undefined || at === undefined || field === undefined) {
      plain.push([name, value]);
      continue;
    }
    const rows = lists.get(list) ?? new Map<number, [string, string][]>();
    lists.set(list, rows.set(Number(at), [...(rows.get(Number(at)) ?? []), [field, value]]));
  }
  const read = [...lists].map(([name, rows]): [string, unknown] => [
    name,
    [...rows].sort(([a], [b]) => a - b).map(([, row]) => Object.fromEntries(row)),
  ]);
  return Object.fromEntries([...plain, ...read]);
}

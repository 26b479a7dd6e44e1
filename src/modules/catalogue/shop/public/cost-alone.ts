type Delivery = { readonly costPaise: number; readonly freeAbovePaise: number };

/** What it costs to bring one piece, ordered by itself. */
export const costAlone = (unitPaise: number, { costPaise, freeAbovePaise }: Delivery): number =>
  unitPaise > freeAbovePaise ? 0 : costPaise;

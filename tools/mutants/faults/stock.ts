import type { Mutant } from "../mutant.ts";

export const stock: readonly Mutant[] = [
  {
    name: "the last piece cannot be held",
    find: "(free.get(variantKey(line)) ?? 0) < line.quantity",
    put: "(free.get(variantKey(line)) ?? 0) <= line.quantity",
  },
  {
    name: "what is released stays held",
    find: "held = held - line.column4, free = free + line.column4",
    put: "free = free + line.column4",
  },
  {
    name: "somebody counts fewer pieces than are held",
    find: 'if (pieces < was.held) return failure("stockHeld", { data',
    put: 'if (pieces < 0) return failure("stockHeld", { data',
  },
  {
    name: "who has never paid holds a piece too many",
    find: "!hasPaid && quantity > most",
    put: "!hasPaid && quantity > most + 1",
  },
  {
    name: "refunds without goods count as goods on the shelf",
    find: "\n    .filter(({ restock }) => restock === 1)",
    put: "",
  },
  {
    name: "goods that are back stay shown as sold out",
    find: "line.quantity > 0 && (isInSet || free === line.quantity)",
    put: "line.quantity > 0 && (isInSet || free === 0)",
  },
  {
    name: "a merged cart shortens a line",
    find: "Math.max(there.quantity, Math.min(there.quantity + line.quantity, room))",
    put: "Math.min(there.quantity + line.quantity, room)",
  },
];

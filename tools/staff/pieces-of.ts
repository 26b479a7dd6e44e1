/** "1=2,3=1": two pieces of the order's first line and one of its third. Calls count from 0. */
export function piecesOf(typed: string): { line: number; quantity: number }[] {
  return typed.split(",").map((part) => {
    const [line, quantity] = part.split("=");
    return { line: Number(line) - 1, quantity: Number(quantity ?? 1) };
  });
}

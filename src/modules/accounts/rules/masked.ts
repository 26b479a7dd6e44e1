/** As much of an address or number as its owner needs to know it by. */
export function masked(to: string): string {
  const at = to.lastIndexOf("@");
  return at < 0 ? `•••• ${to.slice(-3)}` : `${to.slice(0, 1)}•••${to.slice(at)}`;
}

/** Gold thread round a kurta's placket: a chain, curling leaves and small flowers on both sides. */
export function placketWork(bottom: number, thread: string): string {
  const sprays: string[] = [];
  for (let y = 216; y < bottom + 6; y += 34) {
    for (const side of [-1, 1])
      sprays.push(`<g transform="translate(${500 + side * 41} ${y}) scale(${side} 1)">${spray(thread)}</g>`);
  }
  const line = (inset: number) =>
    `M${440 + inset} 200V${bottom + 40 - inset * 0.4}L500 ${bottom + 96 - inset * 1.3}L${560 - inset} ${bottom + 40 - inset * 0.4}V200`;
  return `<g fill="none" stroke="${thread}"><path d="${line(4)}" stroke-width="4" stroke-dasharray="5 3"/><path d="${line(30)}" stroke-width="3" stroke-dasharray="4 3"/></g>${sprays.join("")}${flower(500, bottom + 46, 11, thread)}`;
}

/** A row of sprays between two lines, along a cuff. */
export function sprayBorder(from: [number, number], to: [number, number], thread: string): string {
  const turn = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const flowers = Array.from({ length: 4 }, (_, i) => flower((long * (i + 0.5)) / 4, -2, 8, thread)).join("");
  return `<g transform="translate(${from.join(" ")}) rotate(${turn})">${flowers}<path d="M-10 -17H${long + 10}M-10 13H${long + 10}" stroke="${thread}" stroke-width="3.6" stroke-dasharray="5 3"/></g>`;
}

export function flower(x: number, y: number, r: number, thread: string): string {
  const petals = [0, 60, 120, 180, 240, 300]
    .map(
      (turn) =>
        `<ellipse transform="rotate(${turn})" cx="0" cy="${-r * 0.62}" rx="${r * 0.3}" ry="${r * 0.48}"/>`,
    )
    .join("");
  return `<g transform="translate(${x} ${y})" fill="${thread}">${petals}<circle r="${r * 0.2}"/></g>`;
}

function spray(thread: string): string {
  return `<path d="M-8 14Q6 8 4 -4Q2 -12 -6 -9" fill="none" stroke="${thread}" stroke-width="2.6"/><g fill="${thread}"><path d="M2 6q10 0 10 -10q-9 1 -10 10z"/><circle cx="-6" cy="-2" r="3.2"/><path d="M-4 12q-8 -1 -8 -9q8 1 8 9z"/></g>`;
}

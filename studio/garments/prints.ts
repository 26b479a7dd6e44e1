import { random } from "../relief/noise.ts";

/** A block-printed sun: a disc, a ring of dots and two rows of rays. */
export function sun(x: number, y: number, r: number, ink: string): string {
  const ray = (i: number, from: number, to: number, wide: number, of: number) =>
    `<path transform="rotate(${(360 / of) * i} ${x} ${y})" d="M${x - wide} ${y - from}Q${x} ${y - to * 1.06} ${x} ${y - to}Q${x} ${y - to * 1.06} ${x + wide} ${y - from}Q${x} ${y - from + 6} ${x - wide} ${y - from}Z"/>`;
  const rays = Array.from({ length: 24 }, (_, i) =>
    ray(i, r * 0.66, i % 2 ? r * 0.9 : r * 1.08, r * 0.065, 24),
  ).join("");
  const dots = Array.from({ length: 20 }, (_, i) => {
    const a = (Math.PI * i) / 10;
    return `<circle cx="${x + Math.cos(a) * r * 0.55}" cy="${y + Math.sin(a) * r * 0.55}" r="${r * 0.036}"/>`;
  }).join("");
  const petals = Array.from(
    { length: 10 },
    (_, i) =>
      `<ellipse transform="rotate(${36 * i} ${x} ${y})" cx="${x}" cy="${y - r * 0.2}" rx="${r * 0.05}" ry="${r * 0.12}"/>`,
  ).join("");
  return `<g fill="${ink}" fill-opacity=".92">${rays}${dots}<path fill-rule="evenodd" d="${ring(x, y, r * 0.46)}${ring(x, y, r * 0.37)}"/>${petals}<circle cx="${x}" cy="${y}" r="${r * 0.05}"/></g>`;
}

export function checks(ground: string, line: string, light: string, turn = 0, size = 56): string {
  const s = size;
  return `<defs><pattern id="check" width="${s}" height="${s}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn} 500 500) translate(${500 - s / 2} 0)"><rect width="${s}" height="${s}" fill="${ground}"/><g fill="${line}" fill-opacity=".62"><path d="M0 0h${s * 0.32}v${s}H0zM0 0h${s}v${s * 0.32}H0z"/></g><g fill="${light}" fill-opacity=".75"><path d="M${s * 0.62} 0h2.6v${s}h-2.600zM0 ${s * 0.62}h${s}v2.6H0z"/></g><g fill="${light}" fill-opacity=".3"><path d="M${s * 0.14} 0h2v${s}h-2zM0 ${s * 0.14}h${s}v2H0z"/></g></pattern></defs><rect x="-200" y="-200" width="1400" height="1400" fill="url(#check)"/>`;
}

/** Small motifs in staggered rows over the whole cloth. */
export function scattered(motif: string, stepX: number, stepY: number, turn = 0): string {
  return `<defs><pattern id="motif" width="${stepX}" height="${stepY}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn} 500 500)"><g transform="translate(${stepX / 4} ${stepY / 4})">${motif}</g><g transform="translate(${stepX * 0.75} ${stepY * 0.75})">${motif}</g></pattern></defs><rect x="-200" y="-200" width="1400" height="1400" fill="url(#motif)"/>`;
}

export function booti(ink: string): string {
  return `<g fill="${ink}"><path d="M0 -11Q6 -5 0 2Q-6 -5 0 -11ZM-2 2Q-9 0 -11 -7Q-3 -6 -2 2ZM2 2Q9 0 11 -7Q3 -6 2 2Z"/><path d="M-1 2h2v9h-2z"/><path d="M0 8q5 -1 7 3q-5 1 -7 -3z"/></g>`;
}

export function lotus(ink: string): string {
  const petal = (turn: number, long: number) =>
    `<path transform="rotate(${turn})" d="M0 0Q-6 ${-long * 0.55} 0 ${-long}Q6 ${-long * 0.55} 0 0Z"/>`;
  return `<g fill="${ink}">${[-78, -52, -26, 0, 26, 52, 78].map((turn, i) => petal(turn, 15 - Math.abs(i - 3) * 1.2)).join("")}<path d="M-9 4Q0 8 9 4Q0 12 -9 4Z"/></g>`;
}

export function leafSprig(ink: string): string {
  const leaf = (x: number, y: number, turn: number) =>
    `<path transform="translate(${x} ${y}) rotate(${turn})" d="M0 0Q7 -8 0 -20Q-7 -8 0 0Z"/>`;
  return `<g fill="${ink}"><path d="M-1 20Q3 0 0 -14L1.5 -14Q5 0 1.5 20Z"/>${leaf(0, -12, 6)}${leaf(1, -2, -52)}${leaf(2, 0, 56)}${leaf(1, 12, -58)}${leaf(2, 14, 60)}</g>`;
}

export function blossom(petal: string, heart: string, leaf: string): string {
  const petals = [0, 72, 144, 216, 288]
    .map(
      (turn) => `<ellipse transform="rotate(${turn})" cx="0" cy="-6.5" rx="4.6" ry="6.4" fill="${petal}"/>`,
    )
    .join("");
  return `<path d="M6 6q10 0 13 9q-10 1 -13 -9zM-7 5q-9 2 -11 10q9 0 11 -10z" fill="${leaf}"/>${petals}<circle r="3.2" fill="${heart}"/>`;
}

/** Rows of running waves between two lines, for a hem. */
export function waves(top: (x: number) => number, ink: string, rows = 4): string {
  let path = "";
  for (let row = 0; row < rows; row++) {
    for (let x = 60; x < 940; x += 40) {
      const y = top(x) + row * 27;
      path += `M${x} ${y}q10 -20 20 0q10 20 20 0`;
    }
  }
  return `<path d="${path}" fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="round"/>`;
}

/** Fine all-over thread work: curling stems with little flowers. */
export function chikan(thread: string, seed: number): string {
  const next = random(seed);
  let art = "";
  for (let row = 0; row < 13; row++) {
    for (let column = 0; column < 12; column++) {
      const x = 90 + column * 75 + (row % 2) * 37 + (next() - 0.5) * 8;
      const y = 120 + row * 66 + (next() - 0.5) * 8;
      art += `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${((column + row) % 2 ? 24 : -24).toFixed(0)})"><path d="M0 26Q-8 8 0 -4M-3 16q-12 -2 -13 -12M-2 12q12 -1 14 -10" fill="none" stroke="${thread}" stroke-width="2.4"/>${[0, 60, 120, 180, 240, 300].map((t) => `<ellipse transform="translate(0 -10) rotate(${t})" cx="0" cy="-6" rx="3.2" ry="5" fill="${thread}"/>`).join("")}<ellipse cx="-17" cy="2" rx="3" ry="5.5" fill="${thread}"/><ellipse cx="13" cy="0" rx="3" ry="5.5" fill="${thread}"/></g>`;
    }
  }
  return art;
}

function ring(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0Z`;
}

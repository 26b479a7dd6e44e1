/** Smooth value in -1..1 that depends on the place and the seed alone. */
export function noise(x: number, y: number, seed = 0): number {
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  const fx = x - x0;
  const fy = y - y0;
  const ux = fx * fx * fx * (fx * (fx * 6 - 15) + 10);
  const uy = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
  const a = slope(x0, y0, fx, fy, seed);
  const b = slope(x0 + 1, y0, fx - 1, fy, seed);
  const c = slope(x0, y0 + 1, fx, fy - 1, seed);
  const d = slope(x0 + 1, y0 + 1, fx - 1, fy - 1, seed);
  const top = a + (b - a) * ux;
  return (top + (c + (d - c) * ux - top) * uy) * 1.5;
}

export function layered(x: number, y: number, octaves: number, seed = 0): number {
  let sum = 0;
  let weight = 0.5;
  let scale = 1;
  for (let i = 0; i < octaves; i++) {
    sum += weight * noise(x * scale, y * scale, seed + i * 17);
    weight *= 0.5;
    scale *= 2.03;
  }
  return sum;
}

export function random(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

function slope(x: number, y: number, dx: number, dy: number, seed: number): number {
  let h = Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed, 974634777);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  h ^= h >>> 16;
  const angle = (h >>> 0) * 1.4629180792671596e-9;
  return Math.cos(angle) * dx + Math.sin(angle) * dy;
}

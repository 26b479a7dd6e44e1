export interface Grid {
  width: number;
  height: number;
  values: Float32Array;
}

export function grid(width: number, height: number, fill = 0): Grid {
  const values = new Float32Array(width * height);
  if (fill !== 0) values.fill(fill);
  return { width, height, values };
}

/** Three box passes come close to a Gaussian of the given radius. */
export function blur(source: Grid, radius: number): Grid {
  const reach = Math.max(1, Math.round(radius * 0.6));
  if (radius < 0.6) return source;
  let current = source;
  for (let pass = 0; pass < 3; pass++) current = boxColumns(boxRows(current, reach), reach);
  return current;
}

export function half(source: Grid): Grid {
  const out = grid(source.width >> 1, source.height >> 1);
  for (let y = 0; y < out.height; y++) {
    for (let x = 0; x < out.width; x++) {
      const at = y * 2 * source.width + x * 2;
      const sum =
        source.values[at]! +
        source.values[at + 1]! +
        source.values[at + source.width]! +
        source.values[at + source.width + 1]!;
      out.values[y * out.width + x] = sum / 4;
    }
  }
  return out;
}

export function sample(source: Grid, x: number, y: number): number {
  const cx = Math.min(Math.max(x, 0), source.width - 1.001);
  const cy = Math.min(Math.max(y, 0), source.height - 1.001);
  const x0 = Math.floor(cx);
  const y0 = Math.floor(cy);
  const fx = cx - x0;
  const fy = cy - y0;
  const at = y0 * source.width + x0;
  const v = source.values;
  const top = v[at]! + (v[at + 1]! - v[at]!) * fx;
  const low = v[at + source.width]! + (v[at + source.width + 1]! - v[at + source.width]!) * fx;
  return top + (low - top) * fy;
}

function boxRows({ width, height, values }: Grid, reach: number): Grid {
  const out = new Float32Array(values.length);
  const weight = 1 / (2 * reach + 1);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let sum = values[row]! * reach;
    for (let x = 0; x < reach; x++) sum += values[row + Math.min(x, width - 1)]!;
    for (let x = 0; x < width; x++) {
      sum += values[row + Math.min(x + reach, width - 1)]!;
      out[row + x] = sum * weight;
      sum -= values[row + Math.max(x - reach, 0)]!;
    }
  }
  return { width, height, values: out };
}

function boxColumns({ width, height, values }: Grid, reach: number): Grid {
  const out = new Float32Array(values.length);
  const weight = 1 / (2 * reach + 1);
  const sums = new Float32Array(width);
  for (let x = 0; x < width; x++) sums[x] = values[x]! * reach;
  for (let y = 0; y < reach; y++) {
    const row = Math.min(y, height - 1) * width;
    for (let x = 0; x < width; x++) sums[x]! += values[row + x]!;
  }
  for (let y = 0; y < height; y++) {
    const enter = Math.min(y + reach, height - 1) * width;
    const leave = Math.max(y - reach, 0) * width;
    for (let x = 0; x < width; x++) {
      sums[x]! += values[enter + x]!;
      out[y * width + x] = sums[x]! * weight;
      sums[x]! -= values[leave + x]!;
    }
  }
  return { width, height, values: out };
}

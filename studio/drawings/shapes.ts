export type Point = [number, number];

export function circle(x: number, y: number, r: number): string {
  return oval(x, y, r, r);
}

export function oval(x: number, y: number, rx: number, ry: number): string {
  return `M${x - rx} ${y}A${rx} ${ry} 0 1 1 ${x + rx} ${y}A${rx} ${ry} 0 1 1 ${x - rx} ${y}Z`;
}

export function rect(x: number, y: number, width: number, height: number, corner = 0): string {
  const [r, b] = [x + width, y + height];
  if (corner === 0) return `M${x} ${y}L${r} ${y}L${r} ${b}L${x} ${b}Z`;
  const c = corner;
  return `M${x + c} ${y}L${r - c} ${y}Q${r} ${y} ${r} ${y + c}L${r} ${b - c}Q${r} ${b} ${r - c} ${b}L${x + c} ${b}Q${x} ${b} ${x} ${b - c}L${x} ${y + c}Q${x} ${y} ${x + c} ${y}Z`;
}

export function polygon(...points: Point[]): string {
  return `M${points.map((p) => p.join(" ")).join("L")}Z`;
}

/** A closed curve that passes smoothly through the points. */
export function smooth(...points: Point[]): string {
  const at = (i: number) => points[(i + points.length) % points.length]!;
  const curves = points.map((from, i) => {
    const to = at(i + 1);
    const before = at(i - 1);
    const after = at(i + 2);
    const c1 = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const c2 = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${[...c1, ...c2, ...to].map((v) => v.toFixed(1)).join(" ")}`;
  });
  return `M${points[0]!.join(" ")}${curves.join("")}Z`;
}

/** A doorway with a pointed, cusped or round head; y is the foot. */
export function arch(
  x: number,
  y: number,
  width: number,
  height: number,
  head: "pointed" | "round" | "cusped" = "pointed",
): string {
  const [l, r] = [x - width / 2, x + width / 2];
  const top = y - height;
  const spring = top + width * 0.55;
  if (head === "round")
    return `M${l} ${y}L${l} ${top + width / 2}A${width / 2} ${width / 2} 0 0 1 ${r} ${top + width / 2}L${r} ${y}Z`;
  if (head === "cusped") return cusped(x, y, width, height);
  return `M${l} ${y}L${l} ${spring}C${l} ${spring - width * 0.28} ${x - width * 0.16} ${top + width * 0.12} ${x} ${top}C${x + width * 0.16} ${top + width * 0.12} ${r} ${spring - width * 0.28} ${r} ${spring}L${r} ${y}Z`;
}

/** The onion of a dome, standing on its base line. */
export function dome(x: number, y: number, width: number, height: number): string {
  const w = width / 2;
  return `M${x - w * 0.82} ${y}C${x - w * 1.25} ${y - height * 0.42} ${x - w * 0.75} ${y - height * 0.72} ${x} ${y - height}C${x + w * 0.75} ${y - height * 0.72} ${x + w * 1.25} ${y - height * 0.42} ${x + w * 0.82} ${y}Z`;
}

/** One cloth strip per colour, ending in half circles. */
export function awningStrips(
  left: number,
  right: number,
  y: number,
  height: number,
  count: number,
  slope: number,
): string[] {
  const wide = (right - left) / count;
  return Array.from({ length: count }, (_, i) => {
    const top = (n: number) => left + slope + ((right - left - slope * 2) * n) / count;
    const low = (n: number) => left + wide * n;
    const r = wide / 2;
    return `M${top(i).toFixed(1)} ${y}L${top(i + 1).toFixed(1)} ${y}L${low(i + 1).toFixed(1)} ${y + height}A${r.toFixed(1)} ${(r * 0.8).toFixed(1)} 0 0 1 ${low(i).toFixed(1)} ${y + height}Z`;
  });
}

function cusped(x: number, y: number, width: number, height: number): string {
  const [l, r] = [x - width / 2, x + width / 2];
  const top = y - height;
  const spring = top + width * 0.62;
  const steps: Point[] = [
    [l, spring],
    [l + width * 0.1, spring - width * 0.24],
    [l + width * 0.27, spring - width * 0.43],
    [x, top],
  ];
  const left = steps.slice(1).map(([px, py], i) => {
    const [fx, fy] = steps[i]!;
    return `Q${(fx + px) / 2 - width * 0.05} ${(fy + py) / 2 - width * 0.11} ${px} ${py}`;
  });
  const right = steps
    .slice(0, -1)
    .reverse()
    .map(([px, py], i) => {
      const [fx, fy] = steps[steps.length - 1 - i]!;
      return `Q${2 * x - ((fx + px) / 2 - width * 0.05)} ${(fy + py) / 2 - width * 0.11} ${2 * x - px} ${py}`;
    });
  return `M${l} ${y}L${l} ${spring}${left.join("")}${right.join("")}L${r} ${y}Z`;
}

import type { Crease } from "../relief/part.ts";

export interface SleeveCut {
  shoulder: [number, number];
  armpit: [number, number];
  /** Degrees below the horizontal. */
  angle: number;
  length: number;
  cuff: number;
  /** How far the outer edge bows out. */
  bow?: number;
}

type Point = [number, number];

/** The sleeve on the left of the picture, lying under the body at its inner end. */
export class Sleeve {
  readonly outline: string;
  private readonly cut: SleeveCut;
  private readonly along: Point;
  private readonly inward: Point;

  constructor(cut: SleeveCut) {
    this.cut = cut;
    const a = (cut.angle * Math.PI) / 180;
    this.along = [-Math.cos(a), Math.sin(a)];
    this.inward = [Math.sin(a), Math.cos(a)];
    this.outline = this.draw();
  }

  /** A line across the sleeve, so many units up from its end. */
  across(up: number): string {
    const [outer, inner] = this.ends(up);
    return `M${outer.join(" ")}L${inner.join(" ")}`;
  }

  /** The piece at the sleeve's end. */
  cuff(tall: number, wider = 3): string {
    const [a, b] = this.ends(tall, wider);
    const [d, c] = this.ends(-2, wider);
    return `M${a.join(" ")}L${b.join(" ")}L${c.join(" ")}L${d.join(" ")}Z`;
  }

  /** A place on the sleeve: share of its length, share of its width from the outer edge. */
  at(down: number, over: number): Point {
    const [outer, inner] = this.ends(this.cut.length * (1 - down));
    return [outer[0] + (inner[0] - outer[0]) * over, outer[1] + (inner[1] - outer[1]) * over];
  }

  folds(strength = 1): Crease[] {
    const { armpit } = this.cut;
    const long = this.cut.length > 320;
    const fan = [0.22, 0.4, 0.58].map((down, i): Crease => {
      const end = this.at(long ? down * 0.6 : down * 1.3, 0.12 + i * 0.1);
      const middle: Point = [(armpit[0] + end[0]) / 2 - 12, (armpit[1] + end[1]) / 2 - 16 + i * 10];
      return {
        path: [armpit[0] - 6, armpit[1] - 4 + i * 9, ...middle, ...end],
        width: 9 + i * 2,
        height: 5 * strength,
      };
    });
    if (!long) return fan;
    const elbow = [0.46, 0.55, 0.64, 0.84, 0.9].map((down, i): Crease => {
      const from = this.at(down, i % 2 ? 0.05 : 0.98);
      const to = this.at(down + (i % 2 ? 0.07 : 0.04), i % 2 ? 0.75 : 0.2);
      return {
        path: [...from, (from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + 14, ...to],
        width: 9,
        height: 4.6 * strength,
      };
    });
    return [...fan, ...elbow];
  }

  private draw(): string {
    const { shoulder, armpit, bow = 14, length } = this.cut;
    const [outer, inner] = this.ends(0);
    const out = (point: Point, t: number, push: number): Point => [
      point[0] + this.along[0] * length * t - this.inward[0] * push,
      point[1] + this.along[1] * length * t - this.inward[1] * push,
    ];
    const c1 = out(shoulder, 0.18, bow * 1.4);
    const c2 = out(shoulder, 0.62, bow);
    const c3 = out(armpit, 0.1, 10);
    return `M${shoulder[0] + 26} ${shoulder[1] - 4}L${shoulder.join(" ")}C${c1.join(" ")} ${c2.join(" ")} ${outer.join(" ")}L${inner.join(" ")}C${(inner[0] * 0.5 + armpit[0] * 0.5 + 7).toFixed(1)} ${(inner[1] * 0.5 + armpit[1] * 0.5).toFixed(1)} ${c3.join(" ")} ${armpit.join(" ")}L${armpit[0] + 30} ${armpit[1] - 10}Z`;
  }

  private ends(up: number, wider = 0): [Point, Point] {
    const { shoulder, length, cuff } = this.cut;
    const outer: Point = [
      shoulder[0] + this.along[0] * (length - up) - this.inward[0] * wider,
      shoulder[1] + this.along[1] * (length - up) - this.inward[1] * wider,
    ];
    const share = cuff + wider * 2;
    return [outer, [outer[0] + this.inward[0] * share, outer[1] + this.inward[1] * share]];
  }
}

import { against, brightness, toned } from "../relief/colour.ts";
import { noise } from "../relief/noise.ts";
import type { Part } from "../relief/part.ts";
import type { Garment, Look } from "./look.ts";
import { leafSprig, lotus, scattered } from "./prints.ts";
import { tassels } from "./rail.ts";

const tip = { x: 318, y: 60 };
const spread = { from: 62, to: 104 };
const pleats = 9;

export const saree: Garment = (look) => {
  const parts = [...stack(look), ...fan(look)];
  if (!look.second) return { parts };
  return look.has("tassels")
    ? { parts, view: { x: 190, y: 330, size: 560, turn: -12 } }
    : { parts, view: { x: 210, y: 400, size: 500, turn: 8 } };
};

function base({ colour, has }: Look) {
  return has("mulmul")
    ? ({ colour, cloth: "linen", gloss: 0.04, edge: 6 } as const)
    : ({ colour, cloth: "silk", gloss: 0.32, edge: 6 } as const);
}

function stack(look: Look): Part[] {
  const cloth = base(look);
  const edge = look.has("zari") ? zari(look, 700, 132, 96, 700) : plainEdge(look, 716, 132, 56, 700);
  return [0, 1, 2, 3].map((i): Part => {
    const drop = (3 - i) * 12;
    return {
      outline: `M302 ${150 + drop}Q302 ${136 + drop} 318 ${136 + drop}H788Q806 ${136 + drop} 806 ${152 + drop}L812 ${800 + drop}Q812 ${822 + drop} 792 ${822 + drop}H312Q294 ${822 + drop} 294 ${800 + drop}Z`,
      ...cloth,
      thickness: 15,
      rests: i * 13,
      swell: i === 3 ? 12 : 3,
      wrinkle: 0.7,
      print: `${body(look)}${edge}`,
    };
  });
}

function fan(look: Look): Part[] {
  const end = 830;
  const points: [number, number][] = [];
  for (let i = 0; i <= pleats * 4; i++) {
    const share = i / (pleats * 4);
    points.push(
      place(
        spread.to + (spread.from - spread.to) * share,
        end - 9 * Math.abs(Math.sin(share * pleats * Math.PI)),
      ),
    );
  }
  const left = place(spread.to, 90);
  const right = place(spread.from, 90);
  const outline = `M${text(right)}${points
    .reverse()
    .map((p) => `L${text(p)}`)
    .join("")}L${text(left)}Z`;
  const hem = look.has("tassels")
    ? tassels(
        points.filter((_, i) => i % 2 === 1).map(([x]) => x),
        0,
        against(look.colour, 0.35),
        44,
      )
    : [];
  return [
    ...hem.map((part, i): Part => {
      const [, y] = points.filter((_, n) => n % 2 === 1)[i]!;
      return {
        ...part,
        rests: 4,
        outline: part.outline.replace(
          /(-?\d+(?:\.\d+)?) (-?\d+(?:\.\d+)?)/g,
          (_, a: string, b: string) => `${a} ${Number(b) + y - 6}`,
        ),
      };
    }),
    {
      outline,
      ...base(look),
      rests: 62,
      thickness: 16,
      swell: 6,
      wrinkle: 0.4,
      relief: pleat,
      print: pallu(look),
    },
  ];
}

/** Knife pleats that open from the tip. */
function pleat(x: number, y: number): number {
  const angle = (Math.atan2(y - tip.y, x - tip.x) * 180) / Math.PI;
  const far = Math.hypot(x - tip.x, y - tip.y);
  const turn =
    ((angle - spread.from) / (spread.to - spread.from)) * pleats + 0.08 * noise(far / 160, angle / 9, 33);
  const part = turn - Math.floor(turn);
  const rise = part < 0.86 ? (part / 0.86) ** 0.8 : (1 - part) / 0.14;
  return rise * Math.min(19, 5 + far * 0.021);
}

function place(angle: number, far: number): [number, number] {
  const a = (angle * Math.PI) / 180;
  return [tip.x + Math.cos(a) * far, tip.y + Math.sin(a) * far];
}

function body(look: Look): string {
  return look.has("lotus")
    ? scattered(lotus(look.accent), 92, 92)
    : scattered(leafSprig(against(look.colour, 0.62)), 96, 104, 14);
}

function pallu(look: Look): string {
  const rich = look.has("zari");
  const ink = rich ? look.accent : against(look.colour, 0.55);
  const arc = (far: number, wide: number, opacity = 1, dash = "") =>
    `<circle cx="${tip.x}" cy="${tip.y}" r="${far}" fill="none" stroke="${ink}" stroke-width="${wide}" stroke-opacity="${opacity}"${dash && ` stroke-dasharray="${dash}"`}/>`;
  if (!rich) return `${body(look)}${arc(800, 38, 0.9)}${arc(766, 5)}${arc(752, 4)}${arc(736, 12, 1, "5 9")}`;
  const flowers = Array.from({ length: pleats }, (_, i) => {
    const angle = spread.from + ((i + 0.5) / pleats) * (spread.to - spread.from);
    return [470, 560, 668].map((far, row) => {
      const [x, y] = place(angle, far);
      return `<g transform="translate(${x} ${y}) rotate(${angle - 90}) scale(${row === 2 ? 1.7 : 1.05})">${lotus(row === 2 ? toned(look.colour, -0.3) : ink)}</g>`;
    });
  }).flat();
  return `${arc(800, 44)}${arc(766, 6)}${arc(752, 4)}${arc(664, 118, 0.96)}${arc(668, 4, 1)}${flowers.slice(0).join("")}${arc(596, 6)}${arc(584, 3)}${arc(518, 5)}${arc(506, 10, 1, "4 7")}${arc(420, 5)}${arc(408, 10, 1, "4 7")}`;
}

function zari(look: Look, x: number, y: number, wide: number, tall: number): string {
  const gold = look.accent;
  const dark = toned(look.colour, -0.35);
  const steps = Array.from(
    { length: Math.ceil(tall / 34) },
    (_, i) =>
      `<path d="M${x} ${y + i * 34}l-20 17l20 17z" fill="${gold}"/><g transform="translate(${x + wide / 2} ${y + i * 34 + 20}) scale(1.05)">${lotus(dark)}</g>`,
  ).join("");
  return `<rect x="${x}" y="${y}" width="${wide + 40}" height="${tall}" fill="${gold}"/>${steps}<path d="M${x + 8} ${y}v${tall}M${x + wide - 8} ${y}v${tall}" stroke="${dark}" stroke-width="3"/>`;
}

function plainEdge(look: Look, x: number, y: number, wide: number, tall: number): string {
  const ink = brightness(look.colour) > 0.5 ? toned(look.colour, -0.5) : against(look.colour, 0.55);
  return `<rect x="${x}" y="${y}" width="${wide + 60}" height="${tall}" fill="${ink}" fill-opacity=".92"/><path d="M${x - 12} ${y}v${tall}" stroke="${ink}" stroke-width="4"/>`;
}

function text([x, y]: [number, number]): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

import { z } from "zod";
import { contrast } from "./contrast.ts";

/** The colours of the pages by day and by night; the same as in web/styles/tokens.css. */
export const ownColours = {
  light: {
    ground: "#fbf6ec",
    surface: "#fffdf9",
    sunken: "#f3eadb",
    line: "#e4d8c3",
    edge: "#85785f",
    ink: "#232250",
    muted: "#5a577b",
    accent: "#b24319",
    "accent-deep": "#8f3413",
    "on-accent": "#fffaf2",
    "accent-soft": "#fbe6d8",
    indigo: "#2e2d66",
    "on-indigo": "#fbf3e4",
    marigold: "#f2a73b",
    "marigold-soft": "#fdeccb",
    "on-marigold": "#232250",
    night: "#232250",
    "night-deep": "#1a193d",
    "on-night": "#fbf3e4",
    "on-night-muted": "#cbc3d9",
  },
  dark: {
    ground: "#17162b",
    surface: "#211f3d",
    sunken: "#100f21",
    line: "#38355e",
    edge: "#8986b0",
    ink: "#f6eddd",
    muted: "#bdb7d0",
    accent: "#f39468",
    "accent-deep": "#f7af8c",
    "on-accent": "#26120a",
    "accent-soft": "#43283a",
    indigo: "#e3dcff",
    "on-indigo": "#1c1b3a",
    marigold: "#f2a73b",
    "marigold-soft": "#453521",
    "on-marigold": "#232250",
    night: "#232250",
    "night-deep": "#1a193d",
    "on-night": "#fbf3e4",
    "on-night-muted": "#cbc3d9",
  },
} as const;

export type ColourName = keyof typeof ownColours.light;
export type Theme = keyof typeof ownColours;

/** What is read on what. */
const text: Readonly<Partial<Record<ColourName, readonly ColourName[]>>> = {
  ink: ["ground", "surface", "sunken", "accent-soft", "marigold-soft"],
  muted: ["ground", "surface", "sunken"],
  accent: ["ground", "surface"],
  "accent-deep": ["ground", "surface", "accent-soft"],
  "on-accent": ["accent", "accent-deep"],
  "on-indigo": ["indigo"],
  "on-marigold": ["marigold"],
  "on-night": ["night", "night-deep"],
  "on-night-muted": ["night", "night-deep"],
};
/** What shows where a field ends. */
const bounds: Readonly<Partial<Record<ColourName, readonly ColourName[]>>> = { edge: ["ground", "surface"] };

/** Front, back and the least contrast between them. */
export const readOn: readonly (readonly [ColourName, ColourName, number])[] = [
  ...pairsIn(text, 4.5),
  ...pairsIn(bounds, 3),
];

const hex = z
  .string()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, "expected a colour of six signs, as #8a1c4a");

/** Refused where somebody could not read it: WCAG 2.2 AA asks 4.5 of text and 3 of the edges of fields. */
export function coloursOf(theme: Theme) {
  const own = Object.entries(ownColours[theme]).map(([name, value]) => [name, hex.default(value)]);
  const shape = Object.fromEntries(own) as Record<ColourName, z.ZodDefault<typeof hex>>;
  return z
    .strictObject(shape)
    .superRefine((colours, context) => {
      check(colours, context);
    })
    .prefault({});
}

function check(colours: Readonly<Record<ColourName, string>>, context: z.core.$RefinementCtx): void {
  for (const [front, back, least] of readOn) {
    const ratio = contrast(colours[front], colours[back]);
    if (ratio >= least) continue;
    context.addIssue({
      code: "custom",
      path: [front],
      message: `${colours[front]} can hardly be read on ${back} ${colours[back]}: contrast ${ratio.toFixed(2)}, and ${least} is the least`,
    });
  }
}

function pairsIn(pairs: typeof text, least: number): (readonly [ColourName, ColourName, number])[] {
  const all = Object.entries(pairs) as [ColourName, readonly ColourName[]][];
  return all.flatMap(([front, backs]) => backs.map((back) => [front, back, least] as const));
}

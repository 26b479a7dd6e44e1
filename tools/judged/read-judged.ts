import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

/** The judged data as README.md beside it describes it. */
export interface Judged {
  readonly categories: readonly JudgedCategory[];
  readonly goods: readonly Good[];
  readonly demo: readonly DemoLabels[];
  readonly queries: readonly Query[];
}

export interface JudgedCategory {
  readonly id: string;
  readonly name: string;
  readonly parent: string | null;
}

interface Labels {
  readonly thing?: string;
  readonly role?: string;
  readonly for?: string;
  readonly facts?: Readonly<Record<string, unknown>>;
}

export interface Good extends Labels {
  readonly number: number;
  readonly title: string;
  readonly brand?: string;
  readonly description?: string;
  readonly category: string;
  readonly price: number;
  readonly discount?: number;
  readonly rating?: number;
  readonly ratings?: number;
}

export interface DemoLabels extends Labels {
  readonly slug: string;
  readonly title: string;
}

export interface Query {
  readonly query: string;
  readonly kind: string;
  readonly lastLook?: boolean;
  readonly swapped?: string;
  readonly grades: readonly GradeRule[];
}

export interface GradeRule {
  readonly grade: number;
  readonly where?: Readonly<Record<string, unknown>>;
  readonly numbers?: readonly number[];
}

export function readJudged(folder: string): Judged {
  const goods = readFolder<Good | DemoLabels>(join(folder, "goods"));
  return {
    categories: readLines(join(folder, "categories.jsonl")),
    goods: goods.filter((one) => "number" in one),
    demo: goods.filter((one) => "slug" in one),
    queries: readFolder(join(folder, "queries")),
  };
}

function readFolder<T>(folder: string): T[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((file) => /\.jsonl(\.gz)?$/.test(file));
  return files.sort().flatMap((file) => readLines<T>(join(folder, file)));
}

export function readLines<T>(file: string): T[] {
  if (!existsSync(file)) return [];
  return readText(file)
    .split("\n")
    .flatMap((line) => (line.trim() === "" ? [] : [JSON.parse(line) as T]));
}

export function readText(file: string): string {
  const bytes = readFileSync(file);
  return (file.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8");
}

import type { DemoLabels, Good, GradeRule, Query } from "./read-judged.ts";

export type Judgeable = Good | DemoLabels;

/** How good one order of answers is. */
export interface Verdict {
  readonly kind: string;
  readonly ndcg: number;
  readonly isThingFirst: boolean;
  readonly isEmpty: boolean;
}

const looked = 10;

export function judge(
  { kind }: Query,
  grades: ReadonlyMap<string, number>,
  answers: readonly string[],
): Verdict {
  const best = [...grades.values()].sort((a, b) => b - a);
  return {
    kind,
    ndcg: ndcgOf(grades, answers),
    isThingFirst: (grades.get(answers[0] ?? "") ?? 0) === best[0] && best[0] > 0,
    isEmpty: answers.length === 0,
  };
}

/** 0 where nothing has a grade above 0. */
export function ndcgOf<Id>(grades: ReadonlyMap<Id, number>, answers: readonly Id[]): number {
  const best = [...grades.values()].sort((a, b) => b - a);
  const ideal = gainOf(best.slice(0, looked));
  return ideal === 0 ? 0 : gainOf(answers.slice(0, looked).map((id) => grades.get(id) ?? 0)) / ideal;
}

/** Every product that a rule gives a grade above 0, by its id. */
export function gradesOf(query: Query, goods: ReadonlyMap<string, Judgeable>): Map<string, number> {
  const grades = new Map<string, number>();
  for (const [id, good] of goods) {
    const grade = query.grades.find((rule) => fits(rule, good))?.grade ?? 0;
    if (grade > 0) grades.set(id, grade);
  }
  return grades;
}

function fits({ where, numbers }: GradeRule, good: Judgeable): boolean {
  if (numbers) return "number" in good && numbers.includes(good.number);
  return Object.entries(where ?? {}).every(([field, wanted]) =>
    holds(wanted, fieldOf(good, field), good.title),
  );
}

function fieldOf(good: Judgeable, field: string): unknown {
  if (field.startsWith("facts.")) return good.facts?.[field.slice("facts.".length)];
  return good[field as keyof Judgeable];
}

function holds(wanted: unknown, value: unknown, title: string): boolean {
  if (Array.isArray(wanted)) return wanted.some((one) => holds(one, value, title));
  if (Array.isArray(value)) return value.some((one) => holds(wanted, one, title));
  if (wanted === null || typeof wanted !== "object") return plain(wanted) === plain(value);
  const { atLeast, atMost, has } = wanted as { atLeast?: number; atMost?: number; has?: string };
  if (has !== undefined)
    return ` ${plain(title).replace(/[^\p{L}\p{N}]+/gu, " ")} `.includes(` ${plain(has)} `);
  return Number(value) >= (atLeast ?? -Infinity) && Number(value) <= (atMost ?? Infinity);
}

function plain(value: unknown): string {
  return String(value ?? "").toLowerCase();
}

function gainOf(grades: readonly number[]): number {
  return grades.reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);
}

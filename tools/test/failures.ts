import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { root, type StepResult } from "../check/step.ts";

/** What failed, and what it said. */
export interface Failure {
  readonly what: string;
  readonly why: string;
  /** What its pages showed then, and what happened on them. */
  readonly shown?: string;
  /** The file that runs it again. */
  readonly file?: string;
}

/** As Vitest writes it for machines. */
export interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
      readonly meta?: { readonly shown?: string };
    }[];
  }[];
}

/** Some keep no more of a run than its last twelve thousand characters. */
const mostText = 8_000;
const mostOfOne = 1_600;
const leastShown = 400;
/** A title above what is shown, and the line ends. */
const frame = 120;

export function failuresIn({ testResults }: Report): Failure[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === "failed");
    if (status === "failed" && failed.length === 0)
      return [{ file, what: file, why: begin(message || "It broke outside its tests.") }];
    return failed.map(({ fullName, failureMessages, meta: { shown } = {} }) => ({
      file,
      what: `${file}: ${fullName}`,
      why: begin(failureMessages.join("\n")),
      ...(shown && { shown }),
    }));
  });
}

export function failedSteps(steps: readonly StepResult[]): Failure[] {
  return steps
    .filter(({ ok }) => !ok)
    .map(({ name, output }) => ({
      what: name,
      why: linesOf(output).slice(-20).join("\n").slice(-mostOfOne),
    }));
}

/**
 * Every name has its place; where all do not fit, the later ones are told without their reasons. What is left of the
 * room shows what their pages showed: of few failures all of it, of many nothing.
 */
export function tell(failures: readonly Failure[]): string {
  let room = mostText - failures.reduce((sum, { what }) => sum + what.length + 4, 0);
  const told = failures.map(({ what, why }) => {
    const reason = `\n${why.replaceAll(/^/gm, "    ")}`;
    room -= reason.length;
    return room < 0 ? `✗ ${what}` : `✗ ${what}${reason}`;
  });
  const pages = failures.filter(({ shown }) => shown);
  const share = Math.floor(room / pages.length) - frame;
  for (const { what, shown } of share < leastShown ? [] : pages)
    told.push(`\nWhat was shown at ${what}`.slice(0, frame), shorten(shown ?? "", share));
  const text = told.join("\n");
  return `${text.length > mostText ? `${text.slice(0, mostText)}…` : text}${again(failures)}`;
}

/** What to type to run the files that failed once more. */
function again(failures: readonly Failure[]): string {
  const files = [...new Set(failures.map(({ file }) => file).filter((file) => file !== undefined))];
  if (files.length === 0) return "";
  const few = files.slice(0, 10).join(" ");
  return `\n\nTo run ${files.length > 10 ? "the first ten" : "these"} again: npm test -- ${few}`;
}

/** Its beginning says where one was, its end what came last. */
function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  const half = Math.floor(most / 2) - 1;
  return `${text.slice(0, half)}…\n${text.slice(-half)}`;
}

/** How an error begins, and where in the project it came from. */
function begin(message: string): string {
  const lines = linesOf(message);
  const said = lines.filter((line) => !isOfStack(line)).slice(0, 15);
  const came = lines.filter((line) => isOfStack(line) && /\/(?:tests|src|tools|db)\//.test(line));
  const places = came.filter((line) => !line.includes("node_modules")).slice(0, 2);
  return [said.join("\n").slice(0, mostOfOne), ...places.map((line) => line.replace(`${root}/`, ""))].join(
    "\n",
  );
}

function isOfStack(line: string): boolean {
  return /^\s*at /.test(line);
}

function linesOf(text: string): string[] {
  return stripVTControlCharacters(text)
    .split("\n")
    .filter((line) => line.trim() !== "");
}

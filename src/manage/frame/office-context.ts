import { createContext, useContext } from "react";
import type { Endpoint } from "#contract/endpoint.ts";
import type { FormProblem } from "#contract/form-problem.ts";
import type { Role } from "#contract/rights.ts";
import type { ShellView } from "#contract/shell-view.ts";
import type { ServerTexts } from "#contract/texts/texts.ts";
import type { SetUpStep } from "#modules/set-up/views.ts";

/** One's own last action, while it can be taken back without anybody hearing of it. */
export interface Undo {
  readonly endpoint: Endpoint;
  readonly input: Readonly<Record<string, string | number>>;
  /** Of what it was done to. */
  readonly name: string;
  /** How long yet. */
  readonly ms: number;
  readonly next: string;
}

/** Of the set-up. */
export interface NextStep {
  readonly name: SetUpStep;
  /** Below /manage. */
  readonly place: string;
}

export interface Office {
  readonly shell: ShellView;
  readonly words: ServerTexts["manage"];
  /** None of whoever is invited and has not come yet. */
  readonly role: Role | null;
  readonly isBare: boolean;
  readonly needsPasskeys: boolean;
  readonly needsPictures: boolean;
  /** Something on it is read by the camera. */
  readonly scans: boolean;
  /** Its colours are shown while they are picked. */
  readonly picksColours: boolean;
  readonly refusals: ServerTexts["refusals"];
  /** Another one after each sign-in. */
  readonly visit: string;
  /** Below /manage. */
  readonly path: string;
  readonly search: URLSearchParams;
  readonly problem: FormProblem | undefined;
  readonly undo: Undo | undefined;
  /** Of the set-up, once something of it is saved. */
  readonly nextStep: NextStep | undefined;
}

export const OfficeContext = createContext<Office | null>(null);

export function useOffice(): Office {
  const office = useContext(OfficeContext);
  if (!office) throw new Error("This part stands on a page of the back office.");
  return office;
}

import type { ReactNode } from "react";
import type { Right } from "#contract/rights.ts";
import type { OfficeFormOptions, OfficeRequest } from "#server/office/back-office.ts";
import type { Undo } from "./frame/office-context.ts";

/** A page of the back office, for whoever holds its right; to everybody else it does not exist. */
export interface Screen {
  /** Below /manage, such as orders/:id. */
  readonly path: string;
  readonly right?: Right;
  /** For whoever holds the link of an invitation, of the staff or not. */
  readonly isForInvited?: true;
  /** Where its forms differ from what every form does. */
  readonly act?: OfficeFormOptions;
  /** Its form is put together in several steps, each of which shows it again. */
  readonly takesDrafts?: true;
  /** Nothing, where there is no such thing. */
  readonly show: (request: ScreenRequest) => Promise<Shown | undefined>;
}

export interface ScreenRequest extends OfficeRequest {
  readonly params: Readonly<Record<string, string>>;
}

export interface Shown {
  readonly title: string;
  readonly body: ReactNode;
  readonly undo?: Undo | undefined;
  /** Without the bars: who is asked for the second factor has nowhere to go yet. */
  readonly isBare?: true;
  readonly needsPasskeys?: true;
  readonly needsPictures?: true;
  readonly scans?: true;
  readonly picksColours?: true;
}

import type { Endpoint } from "#contract/endpoint.ts";
import type { FormProblem } from "#contract/form-problem.ts";
import type { ShellView } from "#contract/shell-view.ts";
import type { Lang } from "#contract/texts/lang.ts";
import type { RequestContext } from "../auth/caller.ts";
import type { FormAnswer, FormOptions, Page } from "../forms/form-options.ts";
import type { Done } from "../handlers/handler.ts";

/** What is drawn for whoever came by a link. */
export interface LinkPageRequest<View> {
  readonly view: View;
  readonly shell: ShellView;
  readonly nonce: string;
  readonly path: string;
  readonly now: number;
  /** Why the form that was sent is shown again. */
  readonly problem: FormProblem | undefined;
}

export type DrawLinkPage<View> = (request: LinkPageRequest<View>) => string;

/** A page that needs no sign-in, made as those of the back office are. */
export interface LinkPage {
  /** The token of its link is the first group, where it has one. */
  readonly address: RegExp;
  /** What is there now; nothing where the address is as good as none. */
  open(token: string, page: AskingPage, query: URLSearchParams): Promise<OpenedLink | Response | undefined>;
  /** What its forms may do. */
  readonly options: (token: string) => FormOptions;
  /** Where a form of it is more than one call. */
  readonly act?: (request: Request, page: AskingPage) => Promise<FormAnswer>;
  /** With each form of it. */
  readonly mostPictures?: number;
}

/** A page that asks endpoints, as whoever opened it. */
export interface AskingPage extends Page {
  readonly ask: <C extends Endpoint>(
    endpoint: C,
    input: object,
    requestContext?: RequestContext,
  ) => Promise<Done<C>>;
}

export interface OpenedLink {
  /** What a phone that was never here reads it in. */
  readonly lang?: Lang;
  readonly draw: (draws: LinkDraws, request: Omit<LinkPageRequest<never>, "view">) => string;
}

/** While the shop is closed, in the place of every page. */
export interface ClosedPageRequest {
  readonly shell: ShellView;
  readonly nonce: string;
  readonly path: string;
  /** The owner's own; empty where there are none. */
  readonly text: string;
}

/** Built together with the back office. A module declares those that it brings. */
export interface LinkDraws {
  readonly closedPage: (asked: ClosedPageRequest) => string;
}

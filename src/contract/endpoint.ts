import type { z } from "zod";
import { assuranceOf } from "#modules/accounts/rules/assurance.ts";
import type { Reason } from "./failures.ts";
import { holders, type Right } from "./rights.ts";
import type { ServerTexts } from "./texts/texts.ts";

export type FileType = "application/pdf" | "application/json" | "text/csv" | "text/plain" | "image/webp";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/** All that is said of an endpoint. Whatever serves, sends, documents or tests it is made of this. */
export interface Description {
  readonly method: Method;
  /** Below /api, as OpenAPI writes it: /products/{id}. */
  readonly path: `/${string}`;
  readonly right: Right;
  readonly summary: string;
  /** A GET that changes something: only a page of the shop, or a program by its bearer token, may ask for it. */
  readonly changesState?: true;
  /** The same for every visitor: its path, its described query and the language decide alone. It may be kept. */
  readonly isShared?: true;
  /** What is sent beside the names in the path: in the query of a GET, else in the body. The schema also cleans it. */
  readonly input?: z.ZodType;
  /** The body is a picture as a camera made it, given to the handler as `picture`. */
  readonly takesPicture?: true;
  /** The body is a file of lines as a spreadsheet writes it, given to the handler as `table`. */
  readonly takesTable?: true;
  /** Of a success, where it is not 200. */
  readonly status?: 201;
  /** The whole answer of a success, as it is documented. */
  readonly answer: z.ZodType;
  /** The fields of that answer, made of the view that the handler gives. The shop's own pages ask for the view. */
  readonly documented?: (view: never) => object;
  /** The same of what a refusal brings along. */
  readonly documentedRefusal?: (data: never) => object;
  /** Where a success is a file: of which type. What is refused is refused in the envelope. */
  readonly file?: FileType;
  /** Reasons this call can give beside those of the edge. */
  readonly refusals?: readonly Reason[];
  /** What is said when it is done, where the handler does not say it. */
  readonly message?: (words: ServerTexts) => string;
  /** Where the shop has guests, it makes one of a visitor. */
  readonly makesGuest?: true;
  /** A visitor's action is kept and carried out at the next sign-in; this is what the visitor is told meanwhile, by where it was asked for. */
  readonly keptForLogin?: (words: ServerTexts) => Readonly<Record<"card" | "detail", string>>;
}

/** A described endpoint by its name, such as cart.add: the one way to what the shop does. */
export interface Endpoint extends Description {
  readonly name: string;
}

/** The back office: for everybody who does not work here it does not exist. */
export function isOfBackOffice({ path }: Pick<Endpoint, "path">): boolean {
  return path.startsWith("/manage/");
}

/** All the endpoints of a module. */
export function defineEndpoints<
  const Module extends string,
  const Entries extends Readonly<Record<string, Description>>,
>(
  module: Module,
  // What no description has is refused: it would be said of an endpoint and heard by nobody.
  entries: Entries & {
    readonly [Name in keyof Entries]: Readonly<
      Record<Exclude<keyof Entries[Name], keyof Description>, never>
    >;
  },
): { readonly [Name in keyof Entries]: Entries[Name] & { readonly name: string } } {
  const named = Object.entries(entries).map(([name, entry]) => [
    name,
    { ...entry, name: `${module}.${name}` },
  ]);
  return Object.fromEntries(named);
}

/** What the handler is given: cleaned, and with the names of the path. */
export type InputOf<C extends Description> = (C extends { readonly input: infer Input extends z.ZodType }
  ? z.output<Input>
  : unknown) &
  PathNames<C>;

/** What is sent to it. */
export type SentTo<C extends Description> = (C extends { readonly input: infer Input extends z.ZodType }
  ? z.input<Input>
  : unknown) &
  PathNames<C>;

type PathNames<C extends Description> = { readonly [Name in NamesIn<C["path"]>]: string };
type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** What the handler gives, and a page of the shop is answered. */
export type ViewOf<C extends Description> = C extends { readonly documented: (view: infer View) => object }
  ? View
  : Omit<AnswerOf<C>, "success" | "message">;

/** The fields of an endpoint's documented answer, as whoever reads them may rely on them. */
export type AnswerOf<C extends Description> = Shown<z.output<C["answer"]>>;

/** What somebody is shown of it; it is not changed any more. */
export type Shown<T> = T extends readonly (infer Item)[]
  ? readonly Shown<Item>[]
  : T extends object
    ? { readonly [Field in keyof T]: Shown<T[Field]> }
    : T;

/** What every endpoint may be refused for, by who may make it and what it takes. */
export function edgeRefusals({ name, method, path, right, input, makesGuest }: Endpoint): Reason[] {
  const holder = holders[right];
  const isHidden = isOfBackOffice({ path });
  return [
    ...(isHidden ? (["notFound"] as const) : []),
    ...(holder === "anyone" || isHidden ? [] : (["notSignedIn", "sessionExpired"] as const)),
    ...(holder === "staff" ? (["notAllowed"] as const) : []),
    ...(holder === "staff" || assuranceOf({ name, right }) !== "session" ? (["factorNeeded"] as const) : []),
    ...(makesGuest ? (["tooMany"] as const) : []),
    ...(input ? (["invalidInput"] as const) : []),
    ...(input && method !== "GET" ? (["unreadable", "wrongMediaType", "tooLarge"] as const) : []),
  ];
}

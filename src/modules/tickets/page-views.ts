import type { PictureView } from "#contract/picture-view.ts";

/** The contact form with its words: only the pages that show it carry them. */
export type ContactFormView = {
  readonly words: Readonly<
    Record<
      | "title"
      | "lead"
      | "ways"
      | "about"
      | "name"
      | "reach"
      | "reachHint"
      | "order"
      | "orderHint"
      | "words"
      | "send"
      | "own"
      | "change",
      string
    >
  >;
  readonly kinds: readonly { readonly value: string; readonly label: string }[];
  readonly given: Readonly<Record<"kind" | "name" | "reach" | "order", string>>;
  /** Where the answer goes, in words, when nobody has to be asked for it; null where somebody has. */
  readonly known: string | null;
  readonly isSignedIn: boolean;
  /** Null where the shop has none. */
  readonly whatsapp: { readonly href: string; readonly value: string } | null;
};

/** A ticket as whoever holds its link reads it, in words. */
export type TicketPageView = {
  readonly title: string;
  /** Where all of theirs are listed; null for whoever is not signed in. */
  readonly all: { readonly name: string; readonly href: string } | null;
  readonly told: string;
  readonly state: string;
  /** Without an address for whoever is not signed in. */
  readonly order: { readonly name: string; readonly href: string | null } | null;
  readonly law: { readonly title: string; readonly lines: readonly string[] } | null;
  readonly messages: readonly {
    readonly isOurs: boolean;
    readonly by: string;
    readonly said: string;
    readonly at: string;
  }[];
  readonly words: string;
  readonly send: string;
};

export type TicketListView = {
  readonly title: string;
  /** Over those that there are. */
  readonly own: string;
  readonly none: string;
  readonly noneText: string;
  readonly write: string;
  /** For whoever would rather talk. */
  readonly talk: readonly {
    readonly by: "phone" | "whatsapp";
    readonly href: string;
    readonly name: string;
    /** In a row of several. */
    readonly short: string;
  }[];
  /** The last order, which most questions are about; null where there is none. */
  readonly about: AboutOrderView | null;
  readonly tickets: readonly { readonly number: string; readonly href: string; readonly facts: string }[];
  /** What may answer without a message. */
  readonly help: {
    readonly title: string;
    readonly answers: readonly {
      readonly question: string;
      readonly text: string;
      readonly to: { readonly href: string; readonly name: string } | null;
    }[];
  };
};

/** Somebody's last order, in words. */
export type AboutOrderView = {
  readonly title: string;
  readonly number: string;
  readonly status: string;
  /** When it comes, or when it was placed. */
  readonly facts: string;
  readonly picture: PictureView | null;
  readonly href: string;
  readonly track: { readonly href: string; readonly name: string };
  readonly ask: { readonly href: string; readonly name: string };
};

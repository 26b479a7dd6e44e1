/** A cookie carries it. */
export const mostNoticeText = 800;

/** What a page says once about what was just done, where no script could say it at once. */
export type Notice = {
  readonly kind: "success" | "error" | "info";
  readonly text: string;
  /** What helps from here. */
  readonly more?: string | undefined;
  /** A chat that is ready to be sent. */
  readonly chat?: { readonly href: string; readonly label: string } | undefined;
  /** The call that takes it back, and what its button says. */
  readonly undo?: { readonly call: string; readonly label: string } | undefined;
};

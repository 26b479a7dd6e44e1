import { emptyShell, type ShellData } from "#web/ui/shell-context.ts";

const nobody = { user: null, cartLines: 0, cartUnits: 0, wished: [] };

let last: ShellData | undefined;

/**
 * What the frame shows. In a browser it stays as it was where the root's loader got no answer, and where a page made
 * for all says the same once more: the frame is not drawn anew with each page.
 */
export function shellOr(loaded: ShellData | undefined): ShellData {
  if (import.meta.env.SSR) return loaded ?? emptyShell;
  if (!loaded?.forAll || JSON.stringify(loaded) !== JSON.stringify(last)) last = loaded ?? last;
  return last ?? emptyShell;
}

/** The same page for nobody in particular. */
export function withoutAccount({ notice: _, ...shell }: ShellData): ShellData {
  return { ...shell, ...nobody };
}

import { shrunk } from "./shrink-picture.ts";

/** As much as the shop takes. */
const mostBytes = 15_000_000;

type Usable = { readonly picture: Blob } | { readonly refused: string };

/** Made small, or why it need not be sent at all: said at once, and not when it has been on its way for minutes. */
export async function usable(file: File, { dataset }: HTMLElement): Promise<Usable> {
  const picture = await shrunk(file);
  // Browsers that can read it have made a JPEG of it.
  if (picture === file && (await isHeic(file))) return { refused: dataset.heic ?? "" };
  if (picture.size > mostBytes) return { refused: dataset.tooLarge ?? "" };
  return { picture };
}

async function isHeic(file: File): Promise<boolean> {
  const begin = new TextDecoder("latin1").decode(await file.slice(4, 12).arrayBuffer());
  return /^ftyp(?:hei[cmsx]|hev[cmsx])/.test(begin);
}

/** Beside its name. */
export function refuse(row: HTMLElement, words: string): void {
  const said = document.createElement("span");
  said.className = "field-error";
  said.textContent = words;
  row.append(said);
}

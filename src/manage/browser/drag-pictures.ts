import { noteVersion, picturesAnew, picturesPath, versionHere } from "./pictures-anew.ts";

/** A finger or a mouse on the handle carries a picture to another place; the buttons beside it do the same. */
export function dragPictures(): void {
  addEventListener("pointerdown", (event) => {
    const handle = (event.target as Element).closest?.<HTMLElement>("[data-drag]");
    const row = handle?.closest<HTMLElement>("li");
    const list = row?.parentElement;
    if (!handle || !row || !list || event.button !== 0) return;
    event.preventDefault();
    const from = [...list.children].indexOf(row);
    handle.setPointerCapture(event.pointerId);
    row.dataset.dragged = "";
    const move = ({ clientY }: PointerEvent) => {
      // Near an edge of the screen the page goes on below the finger.
      if (clientY < edge) scrollBy(0, -step);
      if (clientY > innerHeight - edge) scrollBy(0, step);
      carry(list, row, clientY);
    };
    const drop = ({ type }: Event) => {
      handle.removeEventListener("pointermove", move);
      for (const name of ends) handle.removeEventListener(name, drop);
      delete row.dataset.dragged;
      const to = [...list.children].indexOf(row);
      if (type === "pointercancel")
        list.insertBefore(row, list.children[from < to ? from : from + 1] ?? null);
      else if (to !== from) void put(row.dataset.file ?? "", to + 1);
    };
    handle.addEventListener("pointermove", move);
    for (const name of ends) handle.addEventListener(name, drop);
  });
}

const edge = 96;
const step = 16;
const ends = ["pointerup", "pointercancel"] as const;

/**
 * Before the first one whose middle is below the finger. The others move around it: what is taken out of the page for
 * a moment loses the finger that holds it.
 */
function carry(list: Element, row: Element, y: number): void {
  const all = [...list.children];
  const at = all.indexOf(row);
  const others = all.filter((one) => one !== row);
  const below = others.findIndex((one) => {
    const { top, height } = one.getBoundingClientRect();
    return y < top + height / 2;
  });
  const to = below < 0 ? others.length : below;
  if (to < at) row.after(...others.slice(to, at));
  if (to > at) row.before(...others.slice(at, to));
}

async function put(file: string, place: number): Promise<void> {
  const seen = versionHere();
  const answer = await fetch(`${picturesPath()}/${encodeURIComponent(file)}/place`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ place, seen }),
  }).catch(() => undefined);
  if (!answer?.ok) return location.reload();
  const text = await answer.text();
  noteVersion(text);
  await picturesAnew(seen, text);
}

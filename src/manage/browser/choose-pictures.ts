import { refuse, usable } from "./usable-picture.ts";

/** Photos that go with a form are made small as soon as they are chosen, and seen above their buttons. */
export function choosePictures(): void {
  addEventListener("change", ({ target }) => {
    const place = (target as Element).closest<HTMLElement>("[data-chosen]");
    if (!place) return;
    const made = take(target as HTMLInputElement, place);
    onTheirWay.add(made);
    void made.finally(() => onTheirWay.delete(made));
  });
  addEventListener("submit", holdForPictures, true);
}

const onTheirWay = new Set<Promise<void>>();

/** As large as the camera made them, some photos together are more than the shop takes. */
function holdForPictures(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  if (onTheirWay.size === 0 || !form.querySelector("[data-chosen]")) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  void Promise.allSettled(onTheirWay).then(() => form.requestSubmit(event.submitter));
}

async function take(input: HTMLInputElement, place: HTMLElement): Promise<void> {
  const files = [...(input.files ?? [])];
  place.querySelector("[data-refused]")?.replaceChildren();
  show(place);
  const small = new DataTransfer();
  const wrong = document.createElement("ul");
  wrong.className = "sending";
  for (const file of files) {
    const made = await usable(file, place);
    if ("refused" in made) {
      const row = document.createElement("li");
      row.append(`${file.name} `);
      refuse(row, made.refused);
      wrong.append(row);
    } else {
      const { picture } = made;
      small.items.add(picture === file ? file : new File([picture], file.name, { type: picture.type }));
    }
  }
  const now = [...(input.files ?? [])];
  const isOther = now.length !== files.length || now.some((file, at) => file !== files[at]);
  if (isOther) return;
  input.files = small.files;
  if (wrong.childElementCount === 0) return;
  show(place);
  place.querySelector("[data-refused]")?.replaceChildren(wrong);
}

function show(place: HTMLElement): void {
  const strip = document.createElement("div");
  strip.className = "picture-strip";
  for (const { files } of place.querySelectorAll<HTMLInputElement>("input[type=file]"))
    for (const file of files ?? []) {
      const image = document.createElement("img");
      image.className = "row-picture";
      image.alt = file.name;
      image.src = URL.createObjectURL(file);
      image.addEventListener("load", () => URL.revokeObjectURL(image.src), { once: true });
      strip.append(image);
    }
  place.querySelector(".picture-strip")?.remove();
  place.prepend(strip);
}

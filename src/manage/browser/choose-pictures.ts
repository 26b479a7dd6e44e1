import { shrunk } from "./shrink-picture.ts";

/** Photos that go with a form are made small as soon as they are chosen, and seen above their buttons. */
export function choosePictures(): void {
  addEventListener("change", ({ target }) => {
    const place = (target as Element).closest<HTMLElement>("[data-chosen]");
    if (place) void take(target as HTMLInputElement, place);
  });
}

async function take(input: HTMLInputElement, place: HTMLElement): Promise<void> {
  const files = [...(input.files ?? [])];
  show(place);
  const small = new DataTransfer();
  for (const file of files) {
    const blob = await shrunk(file);
    small.items.add(blob === file ? file : new File([blob], file.name, { type: blob.type }));
  }
  // Something else was chosen meanwhile.
  if ([...(input.files ?? [])].some((file, at) => file !== files[at])) return;
  input.files = small.files;
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
      strip.append(image);
    }
  place.querySelector(".picture-strip")?.remove();
  place.prepend(strip);
}

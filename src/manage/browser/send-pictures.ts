import { noteVersion, picturesAnew, picturesPath, versionHere } from "./pictures-anew.ts";
import { refuse, usable } from "./usable-picture.ts";

/** As soon as they are chosen, one after the other, each with a bar that fills; what is typed elsewhere stays. */
export function sendPictures(): void {
  // The page may still be on its way: it listens, and not the form.
  addEventListener("change", ({ target }) => {
    const form = formOf(target);
    if (form) sendAll(form);
  });
  addEventListener("submit", (event) => {
    const form = formOf(event.target);
    if (!form || chosenIn(form).length === 0) return;
    event.preventDefault();
    sendAll(form);
  });
  // What was chosen before this script came: its button goes away now.
  for (const form of document.querySelectorAll<HTMLFormElement>("[data-send-pictures]"))
    if (!form.ariaBusy && chosenIn(form).length > 0) sendAll(form);
}

function formOf(target: EventTarget | null): HTMLFormElement | null {
  return (target as Element).closest("[data-send-pictures]");
}

let last: Promise<void> = Promise.resolve();
let shown: Promise<void> = Promise.resolve();
let going = 0;

function sendAll(form: HTMLFormElement): void {
  const list = form.querySelector<HTMLElement>("[data-sending]");
  const bars = chosenIn(form).map((file) => ({ file, bar: barOf(file.name, list) }));
  for (const input of inputsOf(form)) input.value = "";
  for (const { file, bar } of bars) last = last.then(() => sendOne(file, bar, form)).catch(() => {});
  going++;
  addEventListener("beforeunload", stay);
  void last
    .then(() => shown)
    .then(() => {
      if (--going === 0) removeEventListener("beforeunload", stay);
    });
}

/** Whoever saves another form meanwhile leaves the page, and what has not arrived is lost: the browser asks first. */
function stay(event: Event): void {
  event.preventDefault();
}

/** Done as soon as it has left: the next one is on its way while the shop makes this one. */
async function sendOne(file: File, bar: Bar, form: HTMLElement): Promise<void> {
  const made = await usable(file, form);
  if ("refused" in made) {
    bar.progress.remove();
    return refuse(bar.row, made.refused);
  }
  const { picture } = made;
  await new Promise<void>((left) => {
    const answered = post(picture, {
      tell: (part) => {
        bar.progress.value = part;
      },
      left,
    });
    shown = shown.then(() => answered).then((answer) => show(answer, bar, form.dataset.failed ?? ""));
    shown = shown.catch(() => {});
  });
}

async function show({ status, text }: Answer, { row, progress }: Bar, failed: string): Promise<void> {
  const before = versionHere();
  progress.remove();
  if (status !== 201) return refuse(row, messageIn(text) || failed);
  row.remove();
  noteVersion(text);
  await picturesAnew(before, text);
}

/** `fetch` does not say how far it is. */
function post(
  file: Blob,
  { tell, left }: { readonly tell: (part: number) => void; readonly left: () => void },
): Promise<Answer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("POST", picturesPath());
    request.setRequestHeader("content-type", file.type || "application/octet-stream");
    request.upload.onprogress = ({ loaded, total }) => tell(loaded / total);
    request.upload.onloadend = left;
    request.onloadend = () => resolve({ status: request.status, text: request.responseText });
    request.send(file);
  });
}

interface Answer {
  readonly status: number;
  readonly text: string;
}

interface Bar {
  readonly row: HTMLElement;
  readonly progress: HTMLProgressElement;
}

function barOf(name: string, list: HTMLElement | null): Bar {
  const row = document.createElement("li");
  const label = document.createElement("label");
  const progress = document.createElement("progress");
  label.append(name, progress);
  row.append(label);
  list?.append(row);
  return { row, progress };
}

function messageIn(text: string): string | undefined {
  try {
    return (JSON.parse(text) as { message?: string }).message;
  } catch {
    return undefined;
  }
}

function chosenIn(form: HTMLFormElement): File[] {
  return inputsOf(form).flatMap((input) => [...(input.files ?? [])]);
}

function inputsOf(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>("input[type=file]")];
}

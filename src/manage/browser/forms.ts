import { fillFromPin } from "#web/request/fill-from-pin.ts";

/** A second press sends nothing: the button says that it is busy, and is free again when one comes back to the page. */
export function sendOnce(): void {
  const busy = new Set<HTMLFormElement>();
  addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    if (form.method !== "post") return;
    if (busy.has(form)) return event.preventDefault();
    busy.add(form);
    form.setAttribute("aria-busy", "true");
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) location.reload();
  });
}

/**
 * A list that is narrowed by what is chosen follows at once. With the keyboard one passes other choices
 * on the way to the one that is meant, and some phones fill in a day that one only looks at: then the
 * button of the form is there to send it.
 */
export function sendOnChoice(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>("form.on-choice")) {
    let isTyped = false;
    form.addEventListener("keydown", () => {
      isTyped = true;
    });
    form.addEventListener("pointerdown", () => {
      isTyped = false;
    });
    form.addEventListener("change", ({ target }) => {
      if (target instanceof HTMLSelectElement && !isTyped && form.checkValidity()) form.requestSubmit();
      else form.dataset.waits = "";
    });
  }
}

/** What the browser will not send as it stands may lie in a closed fold, where it cannot be shown. */
export function openWrong(): void {
  addEventListener(
    "invalid",
    ({ target }) => {
      let fold = (target as Element).closest("details");
      for (; fold; fold = fold.parentElement?.closest("details") ?? null) fold.open = true;
    },
    { capture: true },
  );
}

/** An address follows its PIN code as it is typed. */
export function watchPin(): void {
  document
    .querySelector("[data-which]")
    ?.closest("form")
    ?.addEventListener("input", ({ target, currentTarget }) => {
      if (target instanceof HTMLInputElement && target.name === "pinCode")
        void fillFromPin(currentTarget as HTMLFormElement);
    });
}

/** What is typed stands at once where it will be seen: the first of the fields that has something. */
export function showWords(): void {
  addEventListener("input", () => {
    for (const shown of document.querySelectorAll<HTMLElement>("[data-shows]"))
      shown.textContent =
        shown.dataset.shows
          ?.split(" ")
          .map((name) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value.trim())
          .find(Boolean) ?? "";
  });
}

const locale = `${document.documentElement.lang}-IN`;
const days = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
const moments = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });

/** A day is read in words: browsers write it as figures in the order of their own country. */
export function sayDates(): void {
  for (const [kind, format] of Object.entries({ date: days, "datetime-local": moments })) {
    for (const field of document.querySelectorAll<HTMLInputElement>(`input[type="${kind}"]`)) {
      const words = document.createElement("span");
      words.className = "date-said";
      words.ariaHidden = "true";
      const say = () => {
        words.textContent = field.value ? format.format(field.valueAsNumber) : (field.dataset.empty ?? "");
      };
      field.after(words);
      field.addEventListener("input", say);
      say();
    }
  }
}

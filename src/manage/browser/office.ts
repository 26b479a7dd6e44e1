import { watchPin } from "./fill-from-pin.ts";
import { followUpdates } from "./follow-updates.ts";
import { listenToKeys } from "./keys.ts";
import { notificationsHere } from "./notifications-here.ts";

import { showAnew } from "./show-anew.ts";
import { whenRead } from "./when-read.ts";

sendOnce();
openWrong();
listenToKeys();
whenRead(() => {
  countTicks();
  watchPin();
  handOn();
  followUpdates();
  sayDates();
  sendOnChoice();
  showWords();
  tabInView();
  notificationsHere();
  watchWork();
});

/** Says how many rows are ticked; without it the button does the same and says nothing. */
function countTicks(): void {
  let unsaid: string | null = null;
  const count = () => {
    const ticked = document.querySelectorAll(".tick input:checked").length;
    const shown = document.querySelector(".many-count");
    if (shown) shown.textContent = ticked > 0 ? String(ticked) : "";
    const said = document.querySelector<HTMLElement>(".many-said");
    if (!said) return;
    unsaid ??= said.textContent;
    said.textContent = isAll() || ticked === 0 ? unsaid : goOnFor(said, ticked);
  };
  addEventListener("change", count);
  count();
}

/** All that fit are meant, also those on other pages. */
function isAll(): boolean {
  return document.querySelector(".all-of-them :checked") !== null;
}

function goOnFor({ dataset: { one = "", many = "" } }: HTMLElement, ticked: number): string {
  return ticked === 1 ? one : many.replace("#", String(ticked));
}

/** What is to be handed on: copied at a press, or sent with the address of the shop behind it. */
function handOn(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-with-origin]"))
    link.href += encodeURIComponent(`\n${location.origin}`);
  for (const button of document.querySelectorAll<HTMLElement>("[data-copy]")) {
    // Over plain HTTP a page may copy nothing.
    button.hidden = !("clipboard" in navigator);
    button.addEventListener("click", async () => {
      try {
        await navigator.clipboard.writeText(button.dataset.copy ?? "");
      } catch {
        return;
      }

      const said = button.querySelector("span");
      if (said) said.textContent = button.dataset.copied ?? "";
    });
  }
}

/** What the browser will not send as it stands may lie in a closed fold, where it cannot be shown. */
function openWrong(): void {
  addEventListener(
    "invalid",
    ({ target }) => {
      let fold = (target as Element).closest("details");
      for (; fold; fold = fold.parentElement?.closest("details") ?? null) fold.open = true;
    },
    { capture: true },
  );
}

const locale = `${document.documentElement.lang}-IN`;
const days = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
const moments = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });

/** A day is read in words: browsers write it as figures in the order of their own country. */
function sayDates(): void {
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

/**
 * A list that is narrowed by what is chosen follows at once. With the keyboard one passes other choices
 * on the way to the one that is meant, and some phones fill in a day that one only looks at: then the
 * button of the form is there to send it.
 */
function sendOnChoice(): void {
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

/** A second press sends nothing: the button says that it is busy, and is free again when one comes back to the page. */
function sendOnce(): void {
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

/** What is typed stands at once where it will be seen: the first of the fields that has something. */
function showWords(): void {
  addEventListener("input", () => {
    for (const shown of document.querySelectorAll<HTMLElement>("[data-shows]"))
      shown.textContent =
        shown.dataset.shows
          ?.split(" ")
          .map((name) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value.trim())
          .find(Boolean) ?? "";
  });
}

/** Of a row of tabs that is wider than the screen: the one whose list is shown. */
function tabInView(): void {
  for (const tab of document.querySelectorAll(".tabs [aria-current]")) {
    const row = tab.closest(".tabs");
    const beyond = row ? tab.getBoundingClientRect().right - row.getBoundingClientRect().right : 0;
    if (beyond > 0) row?.scrollBy({ left: beyond + 48, behavior: "instant" });
  }
}

const everyMs = 1500;

/** Work that goes on by itself is shown as far as it is, until it has ended or the page is left. */
function watchWork(): void {
  const look = async () => {
    if (!document.querySelector("[data-watch]")) return;
    if (!document.hidden) await showAnew(location.href);
    setTimeout(look, everyMs);
  };
  setTimeout(look, everyMs);
}

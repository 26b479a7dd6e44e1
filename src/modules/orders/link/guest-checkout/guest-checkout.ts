/** The form asks the server what a PIN code means for it, and keeps what was typed while the tab is open. */
const form = document.querySelector<HTMLFormElement>(".guest-form");
const kept = "guest-checkout";
const wholePin = /^[1-9]\d{5}$/;
let asked = "";

if (form) {
  // What the server drew stands already: for a form that it refused, or for the PIN code that it knew.
  if (form.querySelector(".guest-place")) asked = `${questionOf(form)}`;
  putBack(form);
  form.addEventListener("input", () => {
    keep(form);
    void askAnew(form);
  });
  form.addEventListener("change", () => void askAnew(form));
  form.addEventListener("submit", once);
  void askAnew(form);
}

/** Only what depends on place and payment is shown anew: nothing that somebody is typing into. */
async function askAnew(of: HTMLFormElement): Promise<void> {
  const question = questionOf(of);
  const isNothing = asked === "" && !question.get("pinCode") && !question.get("storeId");
  if (`${question}` === asked || isNothing) return;
  const before = new URLSearchParams(asked);
  const isOfPin = ["pinCode", "storeId"].some((name) => (before.get(name) ?? "") !== question.get(name));
  asked = `${question}`;
  const answer = await fetch(`${location.pathname}?${question}`).catch(() => undefined);
  if (!answer?.ok || answer.redirected || `${question}` !== asked) return;
  const shown = new DOMParser().parseFromString(await answer.text(), "text/html");
  for (const part of shown.querySelectorAll<HTMLElement>("[data-anew]"))
    if (isOfPin || part.dataset.anew === "sums")
      document.querySelector(`[data-anew="${part.dataset.anew}"]`)?.replaceWith(part);
  if (!isOfPin) return;
  putBack(of);
  // A state that was put back may change the sums.
  await askAnew(of);
}

function questionOf(of: HTMLFormElement): URLSearchParams {
  const fields = new FormData(of);
  const pinCode = String(fields.get("pinCode")).replace(/\s/g, "");
  return new URLSearchParams({
    pinCode: wholePin.test(pinCode) ? pinCode : "",
    state: String(fields.get("state") ?? ""),
    storeId: String(fields.get("storeId") ?? ""),
    paymentMethod: String(fields.get("paymentMethod") ?? ""),
  });
}

function keep(of: HTMLFormElement): void {
  const typed = [...new FormData(of)].filter(([name]) => name !== "key" && name !== "shownPaise");
  sessionStorage.setItem(kept, JSON.stringify(Object.fromEntries(typed)));
}

/** What the server shows again, or the browser has filled in, stays. */
function putBack(into: HTMLFormElement): void {
  const typed = JSON.parse(sessionStorage.getItem(kept) ?? "{}") as Record<string, string>;
  for (const [name, value] of Object.entries(typed)) {
    const field = into.elements.namedItem(name);
    const isEmpty =
      (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) &&
      (field.value === "" || field.dataset.guess !== undefined);
    if (value !== "" && (isEmpty || field instanceof RadioNodeList)) field.value = value;
  }
}

function once(event: SubmitEvent): void {
  if (form?.ariaBusy === "true") {
    event.preventDefault();
    return;
  }
  if (form) form.ariaBusy = "true";
  // What is refused the server shows again; of what is ordered nothing stays in the browser.
  sessionStorage.removeItem(kept);
}

addEventListener("pageshow", () => {
  if (form) form.ariaBusy = "false";
});

export {};

import type { FormEvent } from "react";

interface Place {
  readonly city: string;
  readonly state: string;
}

/** Of the form that a field which is typed into belongs to. */
export function fillFromPinOf({ currentTarget: { form } }: FormEvent<HTMLInputElement>): void {
  if (form) void fillFromPin(form);
}

/**
 * City and state as the PIN code says them, but never over what somebody has typed; what the form came with goes with the
 * PIN code that it came with. Of several states one is asked.
 */
export async function fillFromPin(form: HTMLFormElement): Promise<void> {
  const typed = { pinCode: pinCodeIn(form), country: valueIn(form, "country") };
  if (form.dataset.pin === typed.pinCode) return;
  form.dataset.pin = typed.pinCode;
  const isHome = typed.country === "" || /^(?:india|भारत)/i.test(typed.country);
  const kept = { city: keptIn(form, "city"), state: keptIn(form, "state") };
  const isKept = typed.pinCode === keptIn(form, "pinCode").replace(/\s/g, "");
  const isAsked = isHome && typed.pinCode !== "";
  const comesBack = isKept && kept.city !== "" && kept.state !== "";
  const asked = isAsked && !comesBack ? await placesOf(typed.pinCode) : [];
  const places = comesBack ? [kept] : asked;
  // Somebody has typed on meanwhile.
  if (form.dataset.pin !== typed.pinCode) return;
  const [only, ...others] = places;
  put(form, others.length > 0 ? undefined : only, isAsked && !isKept);
  askWhich(form, others.length > 0 ? places : []);
}

async function placesOf(pinCode: string): Promise<readonly Place[]> {
  const answer = await fetch(`/api/pin-codes/${pinCode}`).catch(() => undefined);
  const said = answer?.ok ? ((await answer.json().catch(() => ({}))) as { places?: readonly Place[] }) : {};
  return said.places ?? [];
}

/** What was filled in for another PIN code goes with it. */
function put(form: HTMLFormElement, place: Place | undefined, hasMoved = false): void {
  for (const name of ["city", "state"] as const) {
    const field = fieldIn(form, name);
    const isStale = hasMoved && field?.value === keptIn(form, name);
    if (!field || (field.value !== "" && field.value !== field.dataset.filled && !isStale)) continue;
    const next = place?.[name] ?? "";
    // What was set here is kept, whatever the page is drawn with afterwards.
    if (field.value !== next) field.value = next;
    field.dataset.filled = next;
  }
}

function askWhich(form: HTMLFormElement, places: readonly Place[]): void {
  const room = form.querySelector<HTMLElement>("[data-which]");
  const state = fieldIn(form, "state");
  room?.replaceChildren();
  if (!room || !state || places.length === 0 || places.some((place) => place.state === state.value)) return;
  const question = document.createElement("p");
  question.textContent = room.dataset.which ?? "";
  const ways = document.createElement("p");
  ways.className = "beside gap-s wraps above-s";
  ways.append(...places.map((place) => wayTo(form, place)));
  room.append(question, ways);
}

function wayTo(form: HTMLFormElement, place: Place): HTMLElement {
  const way = document.createElement("button");
  way.type = "button";
  way.className = "button button-quiet";
  const state = fieldIn(form, "state");
  const options = state instanceof HTMLSelectElement ? [...state.options] : [];
  way.textContent = options.find(({ value }) => value === place.state)?.text ?? place.state;
  way.addEventListener("click", () => {
    askWhich(form, []);
    if (state) state.dataset.filled = state.value;
    put(form, place);
    state?.focus();
  });
  return way;
}

function pinCodeIn(form: HTMLFormElement): string {
  const plain = valueIn(form, "pinCode").replace(/\s/g, "");
  return /^[1-9]\d{5}$/.test(plain) ? plain : "";
}

function valueIn(form: HTMLFormElement, name: string): string {
  return fieldIn(form, name)?.value.trim() ?? "";
}

/** What the form came with. */
function keptIn(form: HTMLFormElement, name: string): string {
  const field = fieldIn(form, name);
  if (field instanceof HTMLInputElement) return field.defaultValue;
  return [...(field?.options ?? [])].find((option) => option.defaultSelected)?.value ?? "";
}

function fieldIn(form: HTMLFormElement, name: string) {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field : undefined;
}

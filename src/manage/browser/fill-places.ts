import { fillPlace } from "#web/request/fill-place.ts";

/** An address follows its PIN code as it is typed. */
export function fillPlaces(): void {
  document
    .querySelector("[data-which]")
    ?.closest("form")
    ?.addEventListener("input", ({ target, currentTarget }) => {
      if (target instanceof HTMLInputElement && target.name === "pinCode")
        void fillPlace(currentTarget as HTMLFormElement);
    });
}

import { fillFromPin } from "#web/request/fill-from-pin.ts";

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

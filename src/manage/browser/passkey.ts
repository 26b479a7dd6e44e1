import { browserSupportsWebAuthn, startAuthentication, startRegistration } from "@simplewebauthn/browser";
import { whenRead } from "./when-read.ts";

/** The forms that need a passkey: hidden until a browser that has them runs this. */
if (browserSupportsWebAuthn()) whenRead(showForms);

function showForms(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-passkey]")) {
    form.hidden = false;
    form.addEventListener("submit", (event) => {
      // Sent by hand when the browser has answered; until then nothing is under way.
      event.preventDefault();
      event.stopPropagation();
      if (form.getAttribute("aria-busy") === "true") return;
      form.setAttribute("aria-busy", "true");
      void answer(form).finally(() => form.removeAttribute("aria-busy"));
    });
  }
}

async function answer(form: HTMLFormElement): Promise<void> {
  const { passkey, options: address = "" } = form.dataset;
  const asked = await fetch(address, { method: "POST" });
  // The server says why, on the page that follows.
  if (!asked.ok) return form.submit();
  const { options: optionsJSON } = await asked.json();
  try {
    const given =
      passkey === "add"
        ? await startRegistration({ optionsJSON })
        : await startAuthentication({ optionsJSON });
    const field = form.elements.namedItem("answer") as HTMLInputElement;
    field.value = JSON.stringify(given);
    form.submit();
  } catch {
    // Sent away by whoever was asked, or nothing that fits: the button is there again.
    form.querySelector<HTMLElement>("[data-passkey-refused]")?.removeAttribute("hidden");
  }
}

import { useSubmit } from "react-router";
import { useShell } from "#web/ui/shell-context.ts";

type Refuse = (form: HTMLFormElement | null, pressed?: HTMLButtonElement) => boolean;

/** A visitor's action is kept; the login says so in the documented words, and leads back here. */
export function useVisitorRefusal(to: string): Refuse {
  const { user, shop } = useShell();
  const submit = useSubmit();
  return (form, pressed) => {
    if (user ?? shop.hasGuests) return false;
    const data = new FormData(form ?? undefined);
    // Older browsers leave out what the button says, which names the goods.
    if (pressed) data.set(pressed.name, pressed.value);
    void submit(data, { method: "post", action: to });
    return true;
  };
}

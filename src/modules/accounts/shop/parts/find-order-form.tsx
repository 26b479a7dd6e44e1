import { useHref } from "react-router";
import type { LoginView } from "#modules/accounts/login-view.ts";
import { findOrderPath } from "#modules/orders/rules/order-links.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";

/** Posts to the page where an order is found by number and phone; that page goes on with it. */
export function FindOrderForm({ find }: { readonly find: NonNullable<LoginView["find"]> }) {
  return (
    <form method="post" action={useHref(findOrderPath())} className="stack gap-l">
      <input type="hidden" name="call" value={find.call} />
      <TextField
        label={find.number}
        hint={find.numberHint}
        placeholder={find.numberExample}
        name="number"
        required
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={60}
      />
      <TextField
        label={find.phone}
        name="phone"
        type="tel"
        required
        autoComplete="tel"
        defaultValue="+91 "
        inputMode="tel"
        maxLength={40}
      />
      <Button type="submit" size="large">
        {find.send}
      </Button>
    </form>
  );
}

import { Form } from "react-router";
import { accounts as accountsWords } from "#contract/texts/en/accounts.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { useWords } from "#web/ui/words.ts";
import { errorOf, FormAlert } from "./form-alert.tsx";
import { useProblem } from "./use-problem.ts";

export function PhoneForm({ next, phone }: { readonly next: string; readonly phone: string }) {
  const accounts = useWords("accounts", accountsWords);
  const { problem, pending } = useProblem("phone");
  return (
    <Form method="post" className="grid gap-4">
      <FormAlert problem={problem} />
      <input type="hidden" name="intent" value="phone" />
      <input type="hidden" name="next" value={next} />
      <TextField
        label={accounts.phone}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        required
        hint={accounts.login.phoneHint}
        defaultValue={problem?.values?.phone ?? (phone || "+91 ")}
        error={errorOf(problem, "phone")}
      />
      <Button type="submit" size="large" pending={pending} pendingLabel={accounts.login.sending}>
        {accounts.login.sendCode}
      </Button>
      <p className="text-sm text-muted">{accounts.login.firstTime}</p>
    </Form>
  );
}

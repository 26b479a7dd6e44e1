import { Form } from "react-router";
import { paths } from "#contract/paths.ts";
import { accounts as accountsWords } from "#contract/texts/en/accounts.ts";
import { Button } from "#web/ui/button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { useWords } from "#web/ui/words.ts";
import { AccountFrame } from "./parts/account-frame.tsx";
import { FormAlert } from "./parts/form-alert.tsx";
import { useProblem } from "./parts/use-problem.ts";

export function ConfirmEmailPage({ token }: { readonly token: string }) {
  const { confirm } = useWords("accounts", accountsWords);
  const { problem, pending } = useProblem("confirm");
  return (
    <AccountFrame title={confirm.title} lead={confirm.lead}>
      <Form method="post" className="grid gap-4">
        <FormAlert problem={problem} />
        <input type="hidden" name="intent" value="confirm" />
        <input type="hidden" name="token" value={token} />
        <Button type="submit" size="large" pending={pending}>
          {confirm.submit}
        </Button>
      </Form>
      <LinkButton to={paths.profile()} look="bare" className="justify-self-start">
        {confirm.toProfile}
      </LinkButton>
    </AccountFrame>
  );
}

import { Form, useNavigation } from "react-router";
import type { FormProblem } from "#contract/form-problem.ts";
import { AlertPanel } from "#web/ui/alert-panel.tsx";
import { Button } from "#web/ui/button.tsx";
import { useWords } from "#web/ui/words.ts";
import { newsletter as newsletterWords } from "../texts.ts";
import { LetterFrame } from "./letter-frame.tsx";

type LetterLinkPageProps = {
  readonly step: "confirm" | "leave";
  readonly token: string;
  readonly problem?: FormProblem;
};

/** Where the link of a letter leads. The press is the person's: mail programs follow links by themselves. */
export function LetterLinkPage({ step, token, problem }: LetterLinkPageProps) {
  const words = useWords("newsletter", newsletterWords);
  const isSending = useNavigation().state === "submitting";
  return (
    <LetterFrame title={words[`${step}Title`]} lead={words[`${step}Text`]}>
      {problem && (
        <AlertPanel kind="error" live>
          {problem.message}
        </AlertPanel>
      )}
      <Form method="post">
        <input type="hidden" name="token" value={token} />
        <Button type="submit" pending={isSending}>
          {words[step]}
        </Button>
      </Form>
    </LetterFrame>
  );
}

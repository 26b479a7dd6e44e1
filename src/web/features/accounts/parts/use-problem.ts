import { useActionData, useNavigation } from "react-router";
import type { FormProblem } from "#contract/form-problem.ts";

/** What the last sending of this form came to, and whether one is under way. */
export function useProblem(intent: string): {
  readonly problem: FormProblem | undefined;
  readonly pending: boolean;
} {
  const problem = useActionData() as FormProblem | undefined;
  const { formData, state } = useNavigation();
  return {
    problem: problem?.intent === intent ? problem : undefined,
    pending: state !== "idle" && formData?.get("intent") === intent,
  };
}

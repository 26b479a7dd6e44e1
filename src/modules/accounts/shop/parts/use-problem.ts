import { useActionData, useNavigation } from "react-router";
import type { Endpoint } from "#contract/endpoint.ts";
import type { FormProblem } from "#contract/form-problem.ts";

/** What the last sending of this form came to, and whether one is under way. */
export function useProblem({ name }: Endpoint): {
  readonly problem: FormProblem | undefined;
  readonly pending: boolean;
} {
  const problem = useActionData() as FormProblem | undefined;
  const { formData, state } = useNavigation();
  return {
    problem: problem?.call === name ? problem : undefined,
    pending: state !== "idle" && formData?.get("call") === name,
  };
}

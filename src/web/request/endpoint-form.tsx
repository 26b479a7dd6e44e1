import { type FormEvent, type ReactNode, useState } from "react";
import { useActionData, useHref } from "react-router";
import type { Endpoint, SentTo } from "#contract/endpoint.ts";
import type { Answer } from "#contract/endpoints/request-failures.ts";
import type { FormProblem } from "#contract/form-problem.ts";
import { toast } from "#web/ui/toast-store.ts";
import { type Answered, call } from "./call.ts";
import { sentBy } from "./sent-by.ts";

/** What was typed, and which call was wanted: the form's own, or the one that the pressed button names. */
export type Sent = {
  readonly name: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly form: HTMLFormElement;
};

export type FormState = {
  readonly pending: boolean;
  /** What was wrong with the whole, or with one field. */
  readonly errorOf: (field?: string) => string | undefined;
  /** What had been typed, where the page is shown again. */
  readonly typedOf: (field: string) => string | undefined;
  readonly forget: () => void;
};

type EndpointFormProps<C extends Endpoint> = {
  readonly endpoint: C;
  /** Sent along unseen. */
  readonly input?: FieldsOf<C>;
  /** The page that takes the form before the script arrives; left out, the one it stands on. */
  readonly action?: string;
  /** Where that page leads on to; a refusal is said in a message, as that page shows none of this form. */
  readonly next?: string | undefined;
  readonly className?: string;
  /** A way of its own to make the call, such as one that shows it at once; nothing given, nothing was sent. */
  // biome-ignore lint/suspicious/noConfusingVoidType: what sends nothing need not say so
  readonly send?: (sent: Sent) => Promise<Answer> | void;
  readonly onDone?: (answer: Extract<Answered<C>, { readonly success: true }>) => void;
  readonly children: ReactNode | ((state: FormState) => ReactNode);
};

type FieldsOf<C> = C extends Endpoint ? { readonly [Field in keyof SentTo<C>]?: string } : never;

/** A form that makes a described endpoint: posted whole before the script arrives, afterwards the call itself. */
export function EndpointForm<C extends Endpoint>(props: EndpointFormProps<C>) {
  const { endpoint: described, input = {}, action, next, className, send, onDone, children } = props;
  const address = useHref(action ?? "");
  const posted = useActionData() as FormProblem | undefined;
  const [problem, setProblem] = useState<Problem | undefined>(
    posted?.call === described.name ? posted : undefined,
  );
  const [pending, setPending] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const sent = wantedBy(event, described.name);
    const answering = send ? send(sent) : call<Endpoint>(described, sent.fields);
    if (!answering) return;
    setPending(true);
    const answer = await answering;
    setPending(false);
    setProblem(answer.success ? undefined : (answer as Problem));
    if (!answer.success && !send && next !== undefined) toast.error(answer.said ?? answer.message ?? "");
    if (answer.success) onDone?.(answer as unknown as Parameters<NonNullable<typeof onDone>>[0]);
  };
  const state: FormState = {
    pending,
    errorOf: (field) => (problem && problem.field === field ? problem.message : undefined),
    typedOf: (field) => problem?.values?.[field],
    forget: () => setProblem(undefined),
  };
  const hidden = { ...input, call: described.name, ...(next !== undefined && { next }) };
  return (
    <form method="post" action={action && address} className={className} onSubmit={submit}>
      {Object.entries<string>(hidden as Record<string, string>).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {typeof children === "function" ? children(state) : children}
    </form>
  );
}

type Problem = Partial<Pick<FormProblem, "message" | "field" | "values">>;

function wantedBy({ nativeEvent, currentTarget: form }: FormEvent<HTMLFormElement>, own: string): Sent {
  const { submitter } = nativeEvent as SubmitEvent;
  const name = submitter instanceof HTMLButtonElement && submitter.name === "call" ? submitter.value : own;
  return { name, fields: sentBy(new FormData(form)), form };
}

import type { ReactNode } from "react";
import type { Endpoint } from "#contract/endpoint.ts";
import { useOffice } from "../frame/office-context.ts";
import { officePath } from "../frame/office-path.ts";

export type ActionState = {
  /** What was wrong with the whole, or with one field. */
  readonly errorOf: (field?: string) => string | undefined;
  /** What had been typed when it was refused. */
  readonly typedOf: (field: string) => string | undefined;
  readonly isRefused: boolean;
  /** Refused because somebody else was there first. */
  readonly isChanged: boolean;
};

type ActionFormProps = {
  readonly endpoint: Endpoint;
  /** Sent along unseen: what it is about, and the version that is seen. */
  readonly input: Readonly<Record<string, string | number>>;
  readonly next?: string;
  readonly id?: string;
  readonly className?: string;
  /** It sends files. */
  readonly hasFiles?: boolean;
  readonly "data-send-pictures"?: boolean;
  /** What is said when it did not arrive. */
  readonly "data-failed"?: string;
  /** Why a picture need not be sent. */
  readonly "data-heic"?: string;
  readonly "data-too-large"?: string;
  readonly children: ReactNode | ((state: ActionState) => ReactNode);
};

/** A form that makes a described endpoint, posted whole to the page that it stands on. */
export function ActionForm({
  endpoint,
  input,
  next,
  id,
  className,
  hasFiles,
  children,
  ...data
}: ActionFormProps) {
  const state = useAction(endpoint, input);
  const { problem, path, search } = useOffice();
  // What waited at the second-factor prompt and was refused stands at the prompt's address: it goes to its own.
  const action = problem && `${officePath(path)}${search.size > 0 ? `?${search}` : ""}`;
  const hidden = { ...input, call: endpoint.name, ...(next !== undefined && { next }) };
  return (
    <form
      method="post"
      action={action}
      id={id}
      className={className}
      encType={hasFiles ? "multipart/form-data" : undefined}
      {...data}
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {typeof children === "function" ? children(state) : children}
    </form>
  );
}

/** Whether this very form was refused: the same call, about the same thing. */
export function useAction(endpoint: Endpoint, input: ActionFormProps["input"]): ActionState {
  const { problem } = useOffice();
  const { values = {} } = problem ?? {};
  const isSame = Object.entries(input).every(
    ([name, value]) => name === "seen" || values[name] === String(value),
  );
  const isRefused = problem?.call === endpoint.name && isSame;
  return {
    isRefused,
    isChanged: isRefused && "seen" in input && values.seen !== String(input.seen),
    errorOf: (field) => (isRefused && problem.field === field ? problem.message : undefined),
    typedOf: (field) => (isRefused ? values[field] : undefined),
  };
}

import type { ReactNode } from "react";
import type { Endpoint } from "#contract/endpoint.ts";
import { apiBase } from "#contract/paths.ts";
import { useOffice } from "#manage/frame/office-context.ts";

type PasskeyFormProps = {
  readonly does: "add" | "show";
  /** Gives what is to be signed. */
  readonly options: Endpoint;
  /** Takes what was signed. */
  readonly endpoint: Endpoint;
  readonly input?: Readonly<Record<string, string>>;
  /** Where it stands, unless its own page takes it. */
  readonly action?: string;
  readonly children: ReactNode;
};

/** Nothing without script, which asks the browser for the passkey and then posts the form like any other. */
export function PasskeyForm({ does, options, endpoint, input = {}, action, children }: PasskeyFormProps) {
  const { refusals } = useOffice();
  const hidden = { ...input, call: endpoint.name, answer: "" };
  return (
    <form
      method="post"
      action={action}
      className="stack gap-l narrow"
      data-passkey={does}
      data-options={apiBase + options.path}
      hidden
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <p role="alert" data-passkey-refused hidden>
        {refusals.passkeyRefused}
      </p>
    </form>
  );
}

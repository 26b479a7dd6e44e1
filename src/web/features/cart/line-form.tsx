import type { ReactNode } from "react";
import type { Call } from "#contract/call.ts";
import { paths } from "#contract/paths.ts";
import { CallForm } from "#web/request/call-form.tsx";

type LineFormProps = {
  readonly call: Call;
  readonly lineId?: string;
  /** Given the name of the call that the pressed button wants. */
  readonly onSubmit: (name: string) => void;
  readonly children: ReactNode;
};

/** A form of the cart's page, whose changes show at once. */
export function LineForm({ call, lineId, onSubmit, children }: LineFormProps) {
  return (
    <CallForm
      call={call}
      {...(lineId !== undefined && { input: { id: lineId, lineId } })}
      action={paths.cart()}
      next={paths.cart()}
      send={({ name }) => void onSubmit(name)}
    >
      {children}
    </CallForm>
  );
}

import type { ReactNode } from "react";
import type { Endpoint } from "#contract/endpoint.ts";
import { paths } from "#contract/paths.ts";
import { EndpointForm } from "#web/request/endpoint-form.tsx";

type LineFormProps = {
  readonly endpoint: Endpoint;
  readonly lineId?: string;
  /** Given the name of the call that the pressed button wants. */
  readonly onSubmit: (name: string) => void;
  readonly children: ReactNode;
};

/** A form of the cart's page, whose changes show at once. */
export function LineForm({ endpoint, lineId, onSubmit, children }: LineFormProps) {
  return (
    <EndpointForm
      endpoint={endpoint}
      {...(lineId !== undefined && { input: { id: lineId, lineId } })}
      action={paths.cart()}
      next={paths.cart()}
      send={({ name }) => void onSubmit(name)}
    >
      {children}
    </EndpointForm>
  );
}

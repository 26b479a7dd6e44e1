import type { FormEvent, ReactNode } from "react";
import { paths } from "#contract/paths.ts";

type LineFormProps = {
  readonly lineId: string;
  readonly className?: string;
  /** Given the name of the button that was pressed, and the form's fields. */
  readonly onSubmit: (intent: string, fields: FormData) => void;
  readonly children: ReactNode;
};

/** A line's form: posted whole before the script arrives, afterwards a change that shows at once. */
export function LineForm({ lineId, className = "", onSubmit, children }: LineFormProps) {
  const press = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const fields = new FormData(event.currentTarget);
    onSubmit(submitter instanceof HTMLButtonElement ? submitter.value : "", fields);
  };
  return (
    <form method="post" action={paths.cart()} className={className} onSubmit={press}>
      <input type="hidden" name="lineId" value={lineId} />
      {children}
    </form>
  );
}

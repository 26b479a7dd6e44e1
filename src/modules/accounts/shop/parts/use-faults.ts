import { type FormEvent, useState } from "react";

/** What is wrong with which field, in words. */
export type Faults = Readonly<Record<string, string>>;
export type CheckForm = (fields: FormData) => Faults;

/** A field is told of when it is left or sent, and no longer once it is right. */
export function useFaults(check: CheckForm | undefined) {
  const [faults, setFaults] = useState<Faults>({});
  const [tried, setTried] = useState(0);
  if (!check) return { faults, tried, handlers: {} };

  const look = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    const { name } = target as unknown as HTMLInputElement;
    const fault = check(new FormData(currentTarget))[name];
    const { [name]: _, ...others } = faults;
    setFaults(fault === undefined ? others : { ...others, [name]: fault });
  };
  const onBlur = (event: React.FocusEvent<HTMLFormElement>) => {
    // A message that appears under the pointer would take the button away from it.
    if (event.target.value && !event.relatedTarget?.closest("button")) look(event);
  };
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    if (faults[(event.target as unknown as HTMLInputElement).name]) look(event);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const found = check(new FormData(event.currentTarget));
    setFaults(found);
    setTried(Object.keys(found).length === 0 ? 0 : tried + 1);
    if (Object.keys(found).length > 0) event.preventDefault();
  };
  return { faults, tried, handlers: { onBlur, onInput, onSubmit } };
}

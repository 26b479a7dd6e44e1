import { type ClipboardEvent, type KeyboardEvent, useId, useRef } from "react";
import { accounts as accountsWords } from "#modules/accounts/texts/accounts.ts";
import { FieldError } from "#web/ui/field-error.tsx";
import { useWords } from "#web/ui/words.ts";
import { useFieldError } from "./account-form.tsx";

const places = [0, 1, 2, 3, 4, 5] as const;

/** Six boxes of one digit; the first takes a pasted or filled-in code for all of them. */
export function CodeBoxes() {
  const { login } = useWords("accounts", accountsWords);
  const error = useFieldError("code");
  const errorId = useId();
  const group = useRef<HTMLFieldSetElement>(null);

  const boxes = () => [...(group.current?.querySelectorAll("input") ?? [])];
  const fill = (from: number, text: string) => {
    const digits = text.replace(/\D/g, "").slice(0, places.length - from);
    const all = boxes();
    for (const [at, digit] of [...digits].entries()) {
      const box = all[from + at];
      if (box) box.value = digit;
    }
    all[Math.min(from + digits.length, places.length - 1)]?.focus();
  };
  const input = (at: number, box: HTMLInputElement) => {
    const digits = box.value.replace(/\D/g, "");
    box.value = digits.slice(0, 1);
    if (digits !== "") fill(at, digits);
  };
  const press = (at: number, event: KeyboardEvent<HTMLInputElement>) => {
    const step = event.key === "ArrowLeft" ? -1 : event.key === "ArrowRight" ? 1 : 0;
    const empties = event.key === "Backspace" && event.currentTarget.value === "";
    if (step === 0 && !empties) return;
    event.preventDefault();
    const box = boxes()[at + (step || -1)];
    if (empties && box) box.value = "";
    box?.focus();
  };
  const paste = (at: number, event: ClipboardEvent) => {
    event.preventDefault();
    const text = event.clipboardData.getData("text");
    fill(text.replace(/\D/g, "").length >= places.length ? 0 : at, text);
  };

  return (
    <fieldset ref={group} aria-describedby={error === undefined ? undefined : errorId}>
      <legend className="field-label">{login.codeLegend}</legend>
      <div className="code-boxes">
        {places.map((at) => (
          <input
            key={at}
            name={`d${at + 1}`}
            aria-label={login.digit(at + 1)}
            aria-invalid={error === undefined ? undefined : true}
            className="input tabular-nums code-box grow centred title-2 strong"
            // biome-ignore lint/a11y/noAutofocus: the step asks for nothing else
            autoFocus={!at}
            type="text"
            inputMode="numeric"
            pattern="[0-9]*"
            autoComplete={at ? "off" : "one-time-code"}
            enterKeyHint={at === places.length - 1 ? "go" : "next"}
            maxLength={at ? 1 : places.length}
            onInput={(event) => input(at, event.currentTarget)}
            onKeyDown={(event) => press(at, event)}
            onPaste={(event) => paste(at, event)}
            onFocus={(event) => event.currentTarget.select()}
          />
        ))}
      </div>
      {error !== undefined && <FieldError id={errorId} text={error} />}
    </fieldset>
  );
}

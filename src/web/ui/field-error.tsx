import { Icon } from "./icon.tsx";

export function FieldError({ id, text }: { readonly id: string; readonly text: string }) {
  return (
    <p id={id} className="field-error">
      <Icon name="alert" className="icon-small" /> {text}
    </p>
  );
}

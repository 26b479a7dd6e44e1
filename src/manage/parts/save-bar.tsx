interface SaveBarProps {
  readonly label: string;
  /** The form that it saves, where it stands outside of it. */
  readonly form?: string;
  /** Said below it, such as that something is not saved yet. */
  readonly note?: string | undefined;
}

/** The button that saves a long form, at hand wherever one is in it. */
export function SaveBar({ label, form, note }: SaveBarProps) {
  return (
    <div className="save-bar">
      <button type="submit" form={form} className="button button-primary">
        {label}
      </button>
      {note && <p className="unsaved">{note}</p>}
    </div>
  );
}

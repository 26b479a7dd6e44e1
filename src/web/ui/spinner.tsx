type SpinnerProps = { readonly label?: string; readonly className?: string };

/** Silent inside a busy button; with a label it stands for itself. */
export function Spinner({ label, className = "" }: SpinnerProps) {
  if (label === undefined) return <span className={`spinner ${className}`} aria-hidden="true" />;
  return (
    <span role="status" className={`waits ${className}`}>
      <span className="spinner" aria-hidden="true" />
      {label}
    </span>
  );
}

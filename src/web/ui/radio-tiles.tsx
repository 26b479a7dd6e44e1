import { type ReactNode, useId } from "react";
import { FieldError } from "./field-error.tsx";

export type Tile = {
  readonly value: string;
  readonly label: ReactNode;
  readonly detail?: ReactNode;
  /** Decorative: a swatch, an icon, a logo. */
  readonly sign?: ReactNode;
  readonly disabled?: boolean;
};

type RadioTilesProps = {
  readonly legend: string;
  /** Beside it, smaller: that something is to be chosen. */
  readonly hint?: string | undefined;
  readonly name: string;
  readonly tiles: readonly Tile[];
  readonly value?: string | undefined;
  readonly defaultValue?: string | undefined;
  readonly onChange?: (value: string) => void;
  readonly error?: string | undefined;
  readonly required?: boolean;
  readonly className?: string;
};

export function RadioTiles(props: RadioTilesProps) {
  const { legend, hint, name, tiles, value, defaultValue, onChange, error, required, className = "" } = props;
  const errorId = useId();
  return (
    <fieldset className={`shrinks ${className}`} aria-describedby={error === undefined ? undefined : errorId}>
      <legend className="field-label">
        {legend}
        {hint !== undefined && (
          <>
            {" "}
            <span className="field-optional">{hint}</span>
          </>
        )}
      </legend>
      <div className="tiles">
        {tiles.map((tile) => (
          <label key={tile.value} className="tile">
            <input
              type="radio"
              name={name}
              value={tile.value}
              disabled={tile.disabled}
              required={required}
              aria-invalid={error === undefined ? undefined : true}
              {...(value === undefined
                ? { defaultChecked: tile.value === defaultValue }
                : { checked: tile.value === value })}
              onChange={() => onChange?.(tile.value)}
            />
            {tile.sign && <span aria-hidden="true">{tile.sign}</span>}
            <span className="shrinks">
              <span className="tile-label">{tile.label}</span>
              {tile.detail !== undefined && <span className="tile-detail">{tile.detail}</span>}
            </span>
          </label>
        ))}
      </div>
      {error !== undefined && <FieldError id={errorId} text={error} />}
    </fieldset>
  );
}

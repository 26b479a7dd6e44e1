import { settingsCalls } from "#contract/calls/settings.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { FieldError } from "#web/ui/field-error.tsx";
import { useOffice } from "../frame/office-context.ts";
import { DeedForm } from "./deed-form.tsx";

type OwnPictureProps = {
  readonly place: "logo" | "hero";
  readonly src: string;
  readonly wide: number;
  readonly high: number;
};

/** A picture of the shop itself, and the way to send another. */
export function OwnPicture({ place, src, wide, high }: OwnPictureProps) {
  const { shopPages: words } = textsOf(useOffice().shell.lang);
  return (
    <DeedForm call={settingsCalls.setPicture} input={{ place }} className="add-pictures" hasFiles>
      {(state) => (
        <>
          <img src={src} alt={words.look.now} width={wide} height={high} className="own-picture" />
          <label htmlFor={`${place}-picture`} className="field-label">
            {words.look.choose}
          </label>
          <input
            id={`${place}-picture`}
            type="file"
            name="picture"
            accept="image/jpeg,image/png,image/webp,image/avif"
            required
            aria-describedby={`${place}-hint`}
          />
          <p id={`${place}-hint`} className="field-hint">
            {words.look.hint[place]}
          </p>
          {state.isRefused && <FieldError id={`${place}-error`} text={state.errorOf("picture") ?? ""} />}
          <button type="submit" className="button button-quiet">
            {words.look.send}
          </button>
        </>
      )}
    </DeedForm>
  );
}

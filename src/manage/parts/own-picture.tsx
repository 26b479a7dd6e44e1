import type { Endpoint } from "#contract/endpoint.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { FileChoose } from "#modules/catalogue/office/import/file-choose.tsx";
import { FieldError } from "#web/ui/field-error.tsx";
import { useOffice } from "../frame/office-context.ts";
import { ActionForm } from "./action-form.tsx";

type OwnPictureProps = {
  readonly endpoint: Endpoint;
  readonly input: Readonly<Record<string, string>>;
  /** Of whom it is: no other picture on the page may have the same. */
  readonly of: string;
  readonly now: { readonly src: string; readonly wide: number; readonly high: number } | undefined;
  readonly hint?: string;
};

/** The one picture of something, and the way to send another. */
export function OwnPicture({ endpoint, input, of, now, hint }: OwnPictureProps) {
  const { look } = textsOf(useOffice().shell.lang).shopPages;
  return (
    <ActionForm endpoint={endpoint} input={input} className="add-pictures" hasFiles>
      {(state) => (
        <>
          {now && (
            <img src={now.src} alt={look.now} width={now.wide} height={now.high} className="own-picture" />
          )}
          <FileChoose
            label={look.choose}
            id={`${of}-picture`}
            name="picture"
            accept="image/jpeg,image/png,image/webp,image/avif"
            required
            aria-describedby={`${of}-hint`}
          />
          <p id={`${of}-hint`} className="field-hint">
            {hint} {look.atOnce}
          </p>
          {state.isRefused && <FieldError id={`${of}-error`} text={state.errorOf("picture") ?? ""} />}
          <button type="submit" className="button button-quiet">
            {look.send}
          </button>
        </>
      )}
    </ActionForm>
  );
}

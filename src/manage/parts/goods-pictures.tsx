import { shelvesCalls } from "#contract/calls/shelves.ts";
import type { GoodsView } from "#contract/goods-view.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { FieldError } from "#web/ui/field-error.tsx";
import { useOffice } from "../frame/office-context.ts";
import { DeedForm } from "./deed-form.tsx";
import { FileChoose } from "./file-choose.tsx";
import { PictureRow } from "./picture-row.tsx";
import { Section } from "./section.tsx";

const kinds = "image/jpeg,image/png,image/webp,image/avif";

/** From the phone's camera, in the order in which the shop shows them. */
export function GoodsPictures({ goods }: { readonly goods: GoodsView }) {
  const { shelves: words } = textsOf(useOffice().shell.lang);
  return (
    <Section title={words.pictures}>
      <div data-product={goods.id} data-version={goods.version}>
        <ol className="pictures">
          {goods.pictures.map((picture, at) => (
            <PictureRow key={picture.file} goods={goods} picture={picture} at={at} />
          ))}
        </ol>
        <DeedForm
          call={shelvesCalls.addPicture}
          input={{ id: goods.id }}
          className="add-pictures"
          hasFiles
          data-send-pictures
          data-failed={words.notSent}
        >
          {(state) => (
            <>
              <FileChoose
                label={words.photograph}
                className="by-camera"
                name="picture"
                accept={kinds}
                capture="environment"
              />
              <FileChoose
                label={words.addPictures}
                name="picture"
                accept={kinds}
                multiple
                aria-describedby="pictures-hint"
              />
              <p id="pictures-hint" className="field-hint">
                {words.hint.pictures}
              </p>
              <ul data-sending className="sending" aria-live="polite" />
              {state.isRefused && <FieldError id="pictures-error" text={state.errorOf("picture") ?? ""} />}
              <button type="submit" className="button button-quiet">
                {words.send}
              </button>
            </>
          )}
        </DeedForm>
      </div>
    </Section>
  );
}

import { shelvesCalls } from "#contract/calls/shelves.ts";
import type { GoodsView } from "#contract/goods-view.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { FieldError } from "#web/ui/field-error.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { pictureUrl } from "#web/ui/picture-url.ts";
import { useOffice } from "../frame/office-context.ts";
import { DeedForm } from "./deed-form.tsx";
import { Section } from "./section.tsx";

/** From the phone's camera, in the order in which the shop shows them. */
export function GoodsPictures({ goods }: { readonly goods: GoodsView }) {
  const { shelves: words } = textsOf(useOffice().shell.lang);
  return (
    <Section title={words.pictures}>
      <ol className="pictures">
        {goods.pictures.map((picture, at) => (
          <PictureRow key={picture.file} goods={goods} picture={picture} at={at} />
        ))}
      </ol>
      <DeedForm call={shelvesCalls.addPicture} input={{ id: goods.id }} className="add-pictures" hasFiles>
        {(state) => (
          <>
            <label htmlFor="pictures" className="field-label">
              {words.addPictures}
            </label>
            <input
              id="pictures"
              type="file"
              name="picture"
              accept="image/jpeg,image/png,image/webp,image/avif"
              multiple
              required
              aria-describedby="pictures-hint"
            />
            <p id="pictures-hint" className="field-hint">
              {words.hint.pictures}
            </p>
            {state.isRefused && <FieldError id="pictures-error" text={state.errorOf("picture") ?? ""} />}
            <button type="submit" className="button button-quiet">
              {words.send}
            </button>
          </>
        )}
      </DeedForm>
    </Section>
  );
}

type PictureRowProps = {
  readonly goods: GoodsView;
  readonly picture: GoodsView["pictures"][number];
  readonly at: number;
};

function PictureRow({ goods, picture: { file, alt, colour }, at }: PictureRowProps) {
  const { shelves: words } = textsOf(useOffice().shell.lang);
  const input = { id: goods.id, file, seen: goods.version };
  const number = at + 1;
  const step = (to: "sooner" | "later", icon: "chevron-up" | "chevron-down", isEnd: boolean) => (
    <DeedForm call={shelvesCalls.movePicture} input={{ ...input, step: to }}>
      <button type="submit" className="icon-button" aria-label={words[to](number)} disabled={isEnd}>
        <Icon name={icon} />
      </button>
    </DeedForm>
  );
  return (
    <li className="picture-row">
      <img
        src={pictureUrl(file, 320, "webp")}
        alt={alt}
        width={64}
        height={64}
        className="row-picture"
        style={{ backgroundColor: colour }}
        loading="lazy"
        decoding="async"
      />
      <DeedForm call={shelvesCalls.describePicture} input={input} className="picture-words">
        {(state) => (
          <>
            <input
              className="input"
              name="alt"
              aria-label={words.alt(number)}
              defaultValue={state.typedOf("alt") ?? alt}
              maxLength={200}
              required
              autoComplete="off"
            />
            <button type="submit" className="icon-button" aria-label={words.keepAlt(number)}>
              <Icon name="check" />
            </button>
          </>
        )}
      </DeedForm>
      <div className="picture-deeds">
        {step("sooner", "chevron-up", at === 0)}
        {step("later", "chevron-down", number === goods.pictures.length)}
        <DeedForm call={shelvesCalls.removePicture} input={input}>
          <button type="submit" className="icon-button" aria-label={words.takePicture(number)}>
            <Icon name="trash" />
          </button>
        </DeedForm>
      </div>
    </li>
  );
}

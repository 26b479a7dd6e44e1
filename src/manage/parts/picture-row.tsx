import { textsOf } from "#contract/texts/texts.ts";
import type { GoodsView } from "#modules/catalogue/goods-view.ts";
import { goodsOfficeEndpoints } from "#modules/catalogue/products/office-endpoints.ts";
import { Icon } from "#web/ui/icon.tsx";
import { pictureUrl } from "#web/ui/picture-url.ts";
import { useOffice } from "../frame/office-context.ts";
import { ActionForm, useAction } from "./action-form.tsx";
import { AsWritten } from "./as-written.tsx";

type PictureRowProps = {
  readonly goods: GoodsView;
  readonly picture: GoodsView["pictures"][number];
  readonly at: number;
};

/** One picture: what it shows in both languages, its place, and its way out. */
export function PictureRow({ goods, picture: { file, alt, altHi = "", colour }, at }: PictureRowProps) {
  const { goodsOffice: words } = textsOf(useOffice().shell.lang);
  const input = { id: goods.id, file, seen: goods.version };
  const number = at + 1;
  const { isRefused } = useAction(goodsOfficeEndpoints.describePicture, input);
  const step = (to: "sooner" | "later", icon: "chevron-up" | "chevron-down", isEnd: boolean) => (
    <ActionForm endpoint={goodsOfficeEndpoints.movePicture} input={{ ...input, step: to }}>
      <button type="submit" className="icon-button" aria-label={words[to](number)} disabled={isEnd}>
        <Icon name={icon} />
      </button>
    </ActionForm>
  );
  return (
    <li className="picture-row" data-file={file}>
      <img
        src={pictureUrl(file, 320, "webp")}
        alt={alt}
        width={64}
        height={64}
        className="picture-shown"
        style={{ backgroundColor: colour }}
        loading="lazy"
        decoding="async"
        draggable={false}
      />
      <div className="picture-actions">
        <span className="picture-handle" data-drag aria-hidden>
          <Icon name="menu" />
        </span>
        {step("sooner", "chevron-up", at === 0)}
        {step("later", "chevron-down", number === goods.pictures.length)}
        <ActionForm endpoint={goodsOfficeEndpoints.removePicture} input={input}>
          <button type="submit" className="icon-button" aria-label={words.takePicture(number)}>
            <Icon name="trash" />
          </button>
        </ActionForm>
      </div>
      <details className="picture-says" open={isRefused || alt === ""}>
        <summary>
          <span className="truncate">
            {words.altShown} <AsWritten text={alt} />
          </span>
          <Icon name="chevron-down" className="turns push" />
        </summary>
        <ActionForm endpoint={goodsOfficeEndpoints.describePicture} input={input} className="picture-words">
          {(state) => (
            <>
              <label>
                <span className="field-hint">{words.altEmpty}</span>
                <input
                  className="input"
                  name="alt"
                  aria-label={words.alt(number)}
                  defaultValue={state.typedOf("alt") ?? alt}
                  maxLength={200}
                  required
                  autoComplete="off"
                />
              </label>
              <label>
                <span className="field-hint">{words.altHiEmpty}</span>
                <input
                  className="input"
                  name="altHi"
                  lang="hi"
                  aria-label={words.altHi(number)}
                  defaultValue={state.typedOf("altHi") ?? altHi}
                  maxLength={200}
                  autoComplete="off"
                />
              </label>
              <button type="submit" className="icon-button" aria-label={words.keepAlt(number)}>
                <Icon name="check" />
              </button>
            </>
          )}
        </ActionForm>
      </details>
    </li>
  );
}

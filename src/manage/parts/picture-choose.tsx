import { textsOf } from "#contract/texts/texts.ts";
import { FileChoose } from "#modules/catalogue/office/import/file-choose.tsx";
import { useOffice } from "../frame/office-context.ts";

const kinds = "image/jpeg,image/png,image/webp,image/avif";

/** The camera of a phone, and what is kept already. */
export function PictureChoose({ hint }: { readonly hint: string | undefined }) {
  const { goodsOffice: words } = textsOf(useOffice().shell.lang);
  return (
    <>
      <div className="picture-ways">
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
          aria-describedby={hint && "pictures-hint"}
        />
      </div>
      {hint && (
        <p id="pictures-hint" className="field-hint">
          {hint}
        </p>
      )}
    </>
  );
}

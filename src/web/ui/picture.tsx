import { Icon } from "./icon.tsx";
import { pictureSet, pictureUrl } from "./picture-url.ts";
import { useBrokenPicture } from "./use-broken-picture.ts";

export type PictureFile = {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly colour: string;
  readonly alt: string;
};

export type PictureProps = {
  readonly picture: PictureFile;
  /** As in the HTML attribute: how wide it is shown. */
  readonly sizes: string;
  /** For the one picture that the page is waited for. */
  readonly eager?: boolean;
  /** Small, and there as soon as the page: one would see it come. */
  readonly isSmall?: boolean;
  readonly className?: string;
};

export function Picture({ picture, sizes, eager = false, isSmall = false, className = "" }: PictureProps) {
  const { file, width, height, colour, alt } = picture;
  const { broken, watch } = useBrokenPicture();
  if (broken) return <PicturePlaceholder picture={picture} className={className} />;
  return (
    <picture>
      <source type="image/avif" srcSet={pictureSet(file, "avif", width)} sizes={sizes} />
      <img
        {...watch}
        src={pictureUrl(file, 800, "webp")}
        srcSet={pictureSet(file, "webp", width)}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        className={`picture ${className}`}
        style={{ backgroundColor: colour }}
        decoding={isSmall ? "sync" : "async"}
        {...(eager && { fetchPriority: "high" as const })}
        {...(!(eager || isSmall) && { loading: "lazy" as const })}
      />
    </picture>
  );
}

type PlaceholderProps = { readonly picture?: PictureFile | undefined; readonly className?: string };

/** Where there is no picture, or it did not come. */
export function PicturePlaceholder({ picture, className = "" }: PlaceholderProps) {
  const { width = 1, height = 1, alt } = picture ?? {};
  return (
    <span
      {...(alt ? { role: "img", "aria-label": alt } : { "aria-hidden": true })}
      className={`picture picture-missing ${className}`}
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      <Icon name="package" className="picture-icon" />
    </span>
  );
}

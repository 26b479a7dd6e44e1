import { type KeyboardEvent, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import type { PictureView } from "#contract/picture-view.ts";
import { product as productEnglish } from "#modules/catalogue/texts/product.ts";
import { Icon } from "#web/ui/icon.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Picture, PicturePlaceholder } from "#web/ui/picture.tsx";
import { useWords } from "#web/ui/words.ts";

const ZoomDialog = lazy(() => import("./zoom-dialog.tsx"));

type GalleryProps = {
  readonly title: string;
  readonly pictures: readonly PictureView[];
  readonly shown: number;
  readonly onShow: (at: number) => void;
  /** Stands on the picture, in its corner. */
  readonly children: ReactNode;
};

const sizes = "(min-width: 64rem) min(48rem, 92vw - 28rem, 100vh - 15rem), (min-width: 48rem) 44vw, 92vw";

/** Thumbnails beside one large picture: links without script, swiped or chosen with it. */
export function Gallery({ title, pictures, shown, onShow, children }: GalleryProps) {
  const words = useWords("product", productEnglish);
  const [zoomed, setZoomed] = useState(false);
  const [wasZoomed, setWasZoomed] = useState(false);
  const track = useRef<HTMLUListElement>(null);
  const at = Math.min(shown, Math.max(0, pictures.length - 1));
  const current = pictures[at];

  // A chosen colour moves the pictures too, not only a thumbnail. At once: a slow way there can be cut off by a
  // change of the layout, which snaps back to the picture before.
  useEffect(() => {
    const { current: stage } = track;
    stage?.scrollTo({ left: at * stage.clientWidth, behavior: "instant" });
  }, [at]);
  const show = (next: number) => onShow((next + pictures.length) % pictures.length);
  const zoom = () => {
    setWasZoomed(true);
    setZoomed(true);
  };
  const settle = () => {
    const { scrollLeft = 0, clientWidth = 1 } = track.current ?? {};
    const to = Math.round(scrollLeft / clientWidth);
    if (to !== at) onShow(to);
  };
  const turn = (event: KeyboardEvent<HTMLUListElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const to = (at + step + pictures.length) % pictures.length;
    onShow(to);
    event.currentTarget.querySelectorAll("a")[to]?.focus();
  };

  if (!current)
    return (
      <div className="gallery">
        <div className="gallery-stage">
          <PicturePlaceholder />
          {children}
        </div>
      </div>
    );
  return (
    <section aria-label={words.gallery} className="gallery">
      <div className="gallery-stage">
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button below is the way by keyboard */}
        <ul
          ref={track}
          className="gallery-track"
          onClick={zoom}
          tabIndex={pictures.length > 1 ? 0 : undefined}
          onScrollEnd={settle}
        >
          {pictures.map((picture, number) => (
            <li key={picture.file} id={`picture-${number + 1}`} aria-hidden={number !== at}>
              <Picture picture={picture} sizes={sizes} eager={number === 0} />
            </li>
          ))}
        </ul>
        <IconButton label={words.zoom} className="floating-tool" onClick={zoom}>
          <Icon name="search" />
        </IconButton>
        {children}
      </div>
      {pictures.length > 1 && (
        <ul className="gallery-thumbnails" onKeyDown={turn}>
          {pictures.map((picture, number) => (
            <li key={picture.file}>
              <a
                href={`#picture-${number + 1}`}
                aria-label={words.picture(number + 1, pictures.length)}
                aria-current={number === at ? "true" : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  show(number);
                }}
              >
                <Picture picture={{ ...picture, alt: "" }} sizes="5rem" isSmall />
              </a>
            </li>
          ))}
        </ul>
      )}
      {wasZoomed && (
        <Suspense>
          <ZoomDialog
            open={zoomed}
            onClose={() => setZoomed(false)}
            title={title}
            pictures={pictures}
            shown={at}
            onShow={show}
            seenAt={sizes}
          />
        </Suspense>
      )}
    </section>
  );
}

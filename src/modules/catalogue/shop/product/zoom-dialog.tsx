import { Fragment, type RefObject, useEffect, useRef } from "react";
import type { PictureView } from "#contract/picture-view.ts";
import { product as productEnglish } from "#modules/catalogue/texts/product.ts";
import { zoom as zoomEnglish } from "#modules/catalogue/texts/zoom.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Picture } from "#web/ui/picture.tsx";
import { pictureUrl } from "#web/ui/picture-url.ts";
import { useWords } from "#web/ui/words.ts";
import { useZoom } from "./use-zoom.ts";
import { largest } from "./zoom-view.ts";

type ZoomProps = {
  readonly title: string;
  readonly pictures: readonly PictureView[];
  readonly shown: number;
  readonly onShow: (at: number) => void;
  /** How wide the page shows them. */
  readonly seenAt: string;
};

type ZoomDialogProps = ZoomProps & { readonly open: boolean; readonly onClose: () => void };

/** As large as the window lets it be; from there nearer, and on to the next one. */
export default function ZoomDialog({ open, onClose, ...props }: ZoomDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={props.title} className="zoom-dialog">
      <Zoom {...props} />
    </Dialog>
  );
}

const arrows: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
const stride = 80;

function Zoom({ pictures, shown, onShow, seenAt }: ZoomProps) {
  const words = useWords("product", productEnglish);
  const says = useWords("zoom", zoomEnglish);
  const stage = useRef<HTMLDivElement>(null);
  const picture = pictures[shown] ?? { width: 1, height: 1 };
  const turn = (by: number) => {
    startAnew();
    onShow(shown + by);
  };
  const { view, held, nearer, farther, move, startAnew, room, pointers } = useZoom({ stage, picture, turn });
  useKeys(stage, (key) => {
    const [right = 0, down = 0] = arrows[key] ?? [];
    if (key === "+" || key === "=") nearer();
    else if (key === "-") farther();
    else if (key === "0") startAnew();
    else if (view.scale > 1) move(right * stride, down * stride);
    else if (right !== 0 && pictures.length > 1) turn(-right);
  });
  return (
    <>
      <div
        ref={stage}
        className="zoom-stage"
        data-held={held || undefined}
        data-near={view.scale > 1 || undefined}
        {...pointers}
      >
        {"file" in picture && (
          <span
            className="zoom-ground"
            style={{ backgroundImage: `url(${pictureUrl(picture.file, 320, "webp")})` }}
          />
        )}
        <div
          style={{
            gridTemplate: room && `${room.picture.height}px / ${room.picture.width}px`,
            transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})`,
          }}
        >
          {"file" in picture && (
            <Fragment key={picture.file}>
              {/* What the page has already stands there until the large one has come. */}
              <Picture picture={{ ...picture, alt: "", colour: "transparent" }} sizes={seenAt} />
              <Picture picture={{ ...picture, colour: "transparent" }} sizes="150vw" />
            </Fragment>
          )}
        </div>
        <p className="zoom-hint">
          <span className="zoom-touch">{says.touch}</span>
          <span className="zoom-click">{says.click}</span> <span className="zoom-keys">{says.keys}</span>
        </p>
      </div>
      <div className="zoom-foot">
        {pictures.length > 1 && (
          <ul className="zoom-pictures">
            {pictures.map((one, at) => (
              <li key={one.file}>
                <button
                  type="button"
                  aria-label={words.picture(at + 1, pictures.length)}
                  aria-current={at === shown ? "true" : undefined}
                  onClick={() => turn(at - shown)}
                >
                  <Picture picture={{ ...one, alt: "" }} sizes="3rem" isSmall />
                </button>
              </li>
            ))}
          </ul>
        )}
        <div className="zoom-tools">
          {pictures.length > 1 && (
            <>
              <IconButton label={words.previous} className="zoom-turn" onClick={() => turn(-1)}>
                <Icon name="chevron-left" />
              </IconButton>
              <IconButton label={words.next} className="zoom-turn" onClick={() => turn(1)}>
                <Icon name="chevron-right" />
              </IconButton>
            </>
          )}
          <p role="status" className="zoom-state">
            {pictures.length > 1 && (
              <span className="sr-only">{words.picture(shown + 1, pictures.length)}</span>
            )}{" "}
            <span>{Math.round(view.scale * 100)}%</span>
          </p>
          <IconButton label={says.farther} aria-disabled={view.scale <= (room?.least ?? 1)} onClick={farther}>
            <Icon name="minus" />
          </IconButton>
          <IconButton label={says.nearer} aria-disabled={view.scale === largest} onClick={nearer}>
            <Icon name="plus" />
          </IconButton>
        </div>
      </div>
    </>
  );
}

/** They hold wherever in the dialog the focus is: its first button has it. */
function useKeys(stage: RefObject<HTMLElement | null>, press: (key: string) => void): void {
  const latest = useRef(press);
  latest.current = press;
  useEffect(() => {
    const listening = new AbortController();
    const hear = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (!ctrlKey && !metaKey && !altKey) latest.current(key);
    };
    stage.current?.closest("dialog")?.addEventListener("keydown", hear, listening);
    return () => listening.abort();
  }, [stage]);
}

const timing = { duration: 240, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)" };
const most = 112;

/** The cart's number takes what was added, and its picture flies there where both are in view. The message says it. */
export function showAdded(productId: string | null | undefined): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const counts = [...document.querySelectorAll<HTMLElement>('[data-own="cart"]')];
  for (const count of counts) count.animate({ scale: [1, 1, 1.5, 1] }, timing);
  const cart = counts.map((count) => count.closest("a")).find(isInView);
  const picture = picturesOf(productId).find(isInView);
  if (cart && picture) fly(picture, cart);
}

/** In its card; on its own page the one that the gallery shows. */
function picturesOf(productId: string | null | undefined): (HTMLElement | null | undefined)[] {
  const fields = [
    ...document.querySelectorAll<HTMLInputElement | HTMLButtonElement>('main [name="productId"]'),
  ];
  const own = fields.filter(({ value }) => value === productId);
  return own.map((field) => {
    const card = field.closest(".product-card, .wish-card");
    return (card ?? document.querySelector('.gallery-track > [aria-hidden="false"]'))?.querySelector("img");
  });
}

function fly(picture: HTMLElement, to: HTMLElement): void {
  const [start, end] = [picture.getBoundingClientRect(), to.getBoundingClientRect()];
  const size = Math.min(most, start.width);
  const flying = picture.cloneNode() as HTMLImageElement;
  Object.assign(flying, { alt: "", className: "flying", loading: "eager", decoding: "sync" });
  const x = start.x + (start.width - size) / 2;
  const y = start.y + (start.height - size) / 2;
  const place = { left: `${x}px`, top: `${y}px`, width: `${size}px`, height: `${size}px` };
  // Its style may be on its way yet; it must push nothing aside meanwhile.
  Object.assign(flying.style, place, { position: "fixed", pointerEvents: "none" });
  document.body.append(flying);
  const over = end.x + end.width / 2 - x - size / 2;
  const up = end.y + end.height / 2 - y - size / 2;
  const landed = { transform: `translate(${over}px, ${up}px) scale(${16 / size})`, opacity: 0.5 };
  flying.animate([{ transform: "none", opacity: 1 }, landed], timing).onfinish = () => flying.remove();
}

function isInView(element: HTMLElement | null | undefined): boolean {
  const { top, bottom, width } = element?.getBoundingClientRect() ?? new DOMRect();
  return width > 0 && bottom > 0 && top < innerHeight;
}

/** Whether what was touched would scroll under a finger that goes up (-1) or down (1), somewhere within. */
export function scrollsTowards(touched: EventTarget | null, within: HTMLElement, sign: -1 | 1): boolean {
  let element = touched instanceof Element ? touched : null;
  for (; element && within.contains(element); element = element.parentElement) {
    const { scrollTop, scrollHeight, clientHeight } = element;
    const isScroller = /auto|scroll/.test(getComputedStyle(element).overflowY);
    if (isScroller && (sign > 0 ? scrollTop : scrollHeight - clientHeight - scrollTop) >= 1) return true;
  }
  return false;
}

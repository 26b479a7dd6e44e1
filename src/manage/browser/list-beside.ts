const kept = "haat-orders-list";

/**
 * On a desk the list that an order was opened from stands beside the order, and the way back leads to it. A phone has
 * no room for both: the page is sent without it.
 */
export async function listBeside(): Promise<void> {
  if (document.querySelector("[data-list=orders]")) sessionStorage.setItem(kept, location.search);
  const order = document.querySelector<HTMLElement>("main > [data-order]");
  const back = document.querySelector<HTMLAnchorElement>("main .back");
  if (!order || !back) return;
  // Opened by its address, it stands in the list in which it lies.
  back.search = sessionStorage.getItem(kept) ?? `?tab=${order.dataset.tab}`;
  if (!matchMedia("(min-width: 64rem)").matches) return;
  const answer = await fetch(back.href).catch(() => undefined);
  if (!answer?.ok || answer.redirected) return;
  const list = new DOMParser().parseFromString(await answer.text(), "text/html");
  const rows = list.querySelector<HTMLElement>("[data-list=orders]");
  if (!rows) return;
  // What is done in the list is done on its own page.
  for (const part of rows.querySelectorAll(".tick, form, .row > .button")) part.remove();
  for (const link of rows.querySelectorAll<HTMLAnchorElement>("a[data-row]"))
    if (link.dataset.row === order.dataset.order) link.setAttribute("aria-current", "page");
  const aside = document.createElement("aside");
  aside.className = "list-beside";
  aside.setAttribute("aria-label", list.querySelector("h1")?.textContent ?? "");
  const name = document.createElement("h2");
  name.textContent = rows.dataset.name ?? "";
  aside.append(name, document.importNode(rows, true));
  document.querySelector("main")?.append(aside);
  const here = aside.querySelector<HTMLElement>("[aria-current]");
  if (here) aside.scrollTop = here.offsetTop - aside.clientHeight / 2;
}

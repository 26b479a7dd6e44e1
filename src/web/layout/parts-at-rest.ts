/** One file for all that a page is whole without: the server has written it, and it works as written. */
export { GoodsForms } from "#web/features/cart/goods-forms.tsx";
export { Toaster } from "#web/ui/toaster.tsx";
export { BottomBar } from "./bottom-bar.tsx";
export { Footer } from "./footer.tsx";
export { Header } from "./header.tsx";
export { NavigationFocus } from "./navigation-focus.tsx";
export { NoticePanel } from "./notice-panel.tsx";
export { OfflineNotice } from "./offline-notice.tsx";

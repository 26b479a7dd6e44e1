import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { paths } from "#contract/paths.ts";
import { isOfferWished, wished } from "../public/offering.ts";

const elsewhere = [paths.login(), paths.register(), paths.cart(), paths.checkout(), paths.passkeys()];

/** Whether this page is one to offer a passkey on; who goes on to another has passed it by. */
export function useOffer(): boolean {
  const { pathname } = useLocation();
  const [at, setAt] = useState<string>();
  useEffect(() => {
    const look = () => setAt(isOfferWished() ? pathname : undefined);
    look();
    addEventListener(wished, look);
    return () => removeEventListener(wished, look);
  }, [pathname]);
  return at === pathname && !elsewhere.includes(pathname);
}

import { startTransition, useEffect, useState } from "react";
import { useLocation, useNavigationType } from "react-router";

/**
 * How many of a page's parts are drawn. One goes on to a page with those that show first, and the others follow once
 * these are painted, each time as many as are there, which are drawn with them; whoever comes Back, or to a place within
 * the page, finds all of it.
 */
export function useDrawn(all: number, first: number): number {
  const isWhole = useNavigationType() === "POP";
  const { hash } = useLocation();
  const [drawn, setDrawn] = useState(isWhole || hash !== "" ? Number.POSITIVE_INFINITY : first);
  useEffect(() => {
    if (drawn < all) startTransition(() => setDrawn(drawn * 2));
  }, [drawn, all]);
  return drawn;
}

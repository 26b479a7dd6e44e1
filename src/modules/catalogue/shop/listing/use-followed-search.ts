import { useEffect } from "react";
import { followSearch } from "../public/search-choices.ts";

/** What is opened or added from here on is told as this search's; an empty one while none is shown. */
export function useFollowedSearch(search: string): void {
  useEffect(() => {
    followSearch(search);
    return () => followSearch("");
  }, [search]);
}

import { useEffect } from "react";
import { fetchedAtRest, pageAtRest } from "#web/ui/when-idle.ts";

const loadChoices = fetchedAtRest(() => import("./search-choices.ts"));

/** What is opened or added from here on is told as this search's; an empty one while none is shown. */
export function useFollowedSearch(search: string): void {
  useEffect(() => {
    follow(search);
    return () => follow("");
  }, [search]);
}

/** In the order of the calls. Without the script there is only nothing to learn from. */
function follow(search: string): void {
  void pageAtRest()
    .then(loadChoices)
    .then(
      ({ followSearch }) => followSearch(search),
      () => undefined,
    );
}

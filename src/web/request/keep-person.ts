import { knownMark } from "#contract/known-mark.ts";
import type { ShellView } from "#contract/shell-view.ts";
import { forgetPerson, isMarked, type KnownPerson, knownPerson, setMark } from "./known-person.ts";
import { quietly } from "./quietly.ts";

/** What a page made for the shopper says is kept for those made for all. Without a place to keep it, there are none. */
export function keepPerson({ forAll, mark, ...root }: ShellView): void {
  if (forAll) return;
  const { user, cartLines, cartUnits, cartVersion, wished } = root;
  if (user && mark)
    quietly(() => {
      write({ user, cartLines, cartUnits, cartVersion, wished });
      setMark(mark);
    });
  else if (isMarked()) forgetPerson();
}

/** What has changed of it, where somebody is known. */
export function tellOfPerson(change: (known: KnownPerson) => Partial<KnownPerson>): void {
  const known = knownPerson();
  if (known) quietly(() => write({ ...known, ...change(known) }));
}

function write(known: KnownPerson): void {
  localStorage.setItem(knownMark, JSON.stringify(known));
}

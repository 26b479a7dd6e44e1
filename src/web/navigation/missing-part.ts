import { quietly } from "#web/request/quietly.ts";

const triedKey = "haat-part";

/** A part of the script did not come: for want of a network, or because it went with the release it belongs to. */
export function isPartMissing(error: unknown): error is TypeError {
  return error instanceof TypeError && /module/i.test(error.message);
}

/** The page of now asks for the parts of now; what is missing there too is not asked for without end. */
export function loadPageAnewFor(error: unknown): void {
  if (!isPartMissing(error) || !navigator.onLine) return;
  const wasTried = quietly(() => {
    const tried = sessionStorage.getItem(triedKey);
    sessionStorage.setItem(triedKey, error.message);
    return tried === error.message;
  });
  if (wasTried === false) location.reload();
}

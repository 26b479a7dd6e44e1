import { useCallback, useState } from "react";

/** Also notices a picture that failed before the script arrived. */
export function useBrokenPicture() {
  const [broken, setBroken] = useState(false);
  const ref = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setBroken(true);
  }, []);
  return { broken, watch: { ref, onError: () => setBroken(true) } };
}

const loads = new Map<string, Promise<boolean>>();

/** A gateway's own script, once; false where it cannot be had, or brings not what it should. */
export function loadScript(url: string, isThere: () => boolean): Promise<boolean> {
  const known = loads.get(url);
  if (known) return known;
  const load = new Promise<boolean>((resolve) => {
    const script = document.createElement("script");
    script.src = url;
    script.onload = () => resolve(isThere());
    script.onerror = () => {
      loads.delete(url);
      script.remove();
      resolve(false);
    };
    document.head.append(script);
  });
  loads.set(url, load);
  return load;
}

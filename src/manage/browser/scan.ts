type Reader = (video: HTMLVideoElement) => Promise<string | undefined>;

const everyMs = 200;

/** Fields that a camera can fill: their buttons are shown by a browser that has one, and are nothing without it. */
// Where the connection is not secure there is none, whatever its type says.
if ("mediaDevices" in navigator) {
  document.documentElement.dataset.camera = "";
  // Parts of the page are shown anew, so the page listens and not the button.
  addEventListener("click", ({ target }) => {
    const place = (target as Element).closest?.("[data-scan]");
    if ((target as Element).closest?.("[data-scan-close]")) place?.querySelector("dialog")?.close();
    else if (place && (target as Element).closest("[data-scan-open]")) void scan(place);
  });
}

async function scan(place: Element): Promise<void> {
  const dialog = place.querySelector("dialog");
  const video = place.querySelector("video");
  const field = place.querySelector("input");
  const refused = place.querySelector<HTMLElement>("[data-scan-refused]");
  if (!dialog || !video || !field || !refused) return;
  refused.hidden = true;
  dialog.showModal();
  let stream: MediaStream | undefined;
  try {
    stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
    video.srcObject = stream;
    await video.play();
    const code = await firstCode(dialog, video, await reader());
    dialog.close();
    if (code === undefined) return;
    field.value = code;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    if (place.hasAttribute("data-scan-sends")) field.form?.requestSubmit();
    else field.focus();
  } catch {
    // No camera, or whoever was asked said no: the field takes typing as before.
    refused.hidden = false;
  } finally {
    for (const track of stream?.getTracks() ?? []) track.stop();
    video.srcObject = null;
  }
}

async function firstCode(
  dialog: HTMLDialogElement,
  video: HTMLVideoElement,
  read: Reader,
): Promise<string | undefined> {
  while (dialog.open) {
    const code = (await read(video))?.trim();
    if (code) return dialog.open ? code : undefined;
    await new Promise((done) => setTimeout(done, everyMs));
  }
  return undefined;
}

interface Detector {
  detect(from: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

interface DetectorClass {
  new (options: { readonly formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

const wanted = ["code_128", "code_39", "itf", "ean_13", "qr_code"];

/** The browser's own where it has one, else one that is loaded then. */
async function reader(): Promise<Reader> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  const formats = (await BarcodeDetector?.getSupportedFormats()) ?? [];
  if (!BarcodeDetector || !formats.includes("code_128")) return (await import("./read-frame.ts")).readFrame;
  const detector = new BarcodeDetector({ formats: wanted.filter((format) => formats.includes(format)) });
  return async (video) => (await detector.detect(video))[0]?.rawValue;
}

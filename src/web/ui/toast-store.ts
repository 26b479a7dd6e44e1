export type ToastKind = "success" | "error" | "info";
export type ToastAction = { readonly label: string; readonly run: () => void };
export type Toast = {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: string;
  readonly action?: ToastAction | undefined;
  /** Of which goods. */
  readonly about?: string | undefined;
};

export const toastMilliseconds = 5000;
export const mostToasts = 20;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** For the browser only: a message to the shopper, from anywhere. */
export const toast = {
  success: (text: string, action?: ToastAction, about?: string) => show("success", text, action, about),
  error: (text: string) => show("error", text),
  info: (text: string) => show("info", text),
  dismiss: (id: number) => replace(toasts.filter((one) => one.id !== id)),
};

export function currentToasts(): readonly Toast[] {
  return toasts;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(kind: ToastKind, text: string, action?: ToastAction, about?: string): number {
  lastId += 1;
  replace([...toasts, { id: lastId, kind, text, action, about }].slice(-mostToasts));
  return lastId;
}

function replace(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

export function buildStampOf(root: string): string;
export function isBuilt(root: string): boolean;
export function sourcesPrint(root: string): string;

/** What is printed, as plain data: pages are drawn from it in another thread. Lengths are millimetres, letters points. */
export interface PrintedDocument {
  readonly title: string;
  readonly lang: string;
  /** When what it tells was so. The file says this and no other time, and is the same however often it is made. */
  readonly at: number;
  readonly format: DocumentFormat;
  /** Each begins a page of its own. */
  readonly pages: readonly DocumentPage[];
}

/** A label is 100 by 150 mm, four of them lie on an A4; a roll is 80 mm wide and as long as it has to be. */
export type DocumentFormat = "a4" | "label" | "labelsOnA4" | "roll";

export type DocumentPage = readonly Block[];

/** One below the other. */
export type Block =
  | TextBlock
  | ColumnsBlock
  | TableBlock
  | { readonly kind: "frame"; readonly blocks: readonly Block[] }
  | { readonly kind: "rule" }
  | { readonly kind: "space"; readonly height: number }
  /** Code 128, which couriers read. */
  | { readonly kind: "bars"; readonly value: string; readonly height: number }
  | { readonly kind: "qr"; readonly value: string; readonly side: number };

export interface TextBlock {
  readonly kind: "text";
  readonly words: string;
  readonly size?: number;
  readonly isBold?: boolean;
  readonly align?: Align;
}

export type Align = "start" | "middle" | "end";

export interface ColumnsBlock {
  readonly kind: "columns";
  readonly columns: readonly { readonly share: number; readonly blocks: readonly Block[] }[];
}

export interface TableBlock {
  readonly kind: "table";
  readonly columns: readonly { readonly share: number; readonly head: string; readonly align?: Align }[];
  readonly rows: readonly TableRow[];
  readonly size?: number;
}

export interface TableRow {
  readonly cells: readonly string[];
  readonly isBold?: boolean;
}

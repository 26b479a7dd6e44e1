/** A picture as pages show it; `file` names its sizes under /pictures. */
export type PictureView = {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly colour: string;
  readonly alt: string;
  /** Left out where nobody has said it in Hindi; what shoppers get has the words of their page in `alt`. */
  readonly altHi?: string | undefined;
};

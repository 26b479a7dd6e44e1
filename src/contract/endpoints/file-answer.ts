import { z } from "zod";

/** A success that is a file: these bytes under this name, instead of an envelope. */
export const fileAnswer = z.object({
  success: z.literal(true),
  message: z.string(),
  file: z.object({ name: z.string(), body: z.unknown() }),
});

/** The whole of it, or as it is made. */
export interface FileOfAnswer {
  readonly name: string;
  readonly body: Uint8Array | ReadableStream<Uint8Array>;
}

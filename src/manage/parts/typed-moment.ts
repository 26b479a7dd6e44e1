const indiaMs = 5.5 * 3_600_000;

/** A moment by India's clock, as a form's field for day and time has it. */
export function typedMoment(at: number): string {
  return new Date(at + indiaMs).toISOString().slice(0, 16);
}

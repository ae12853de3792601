/** When something that begins now ends. */
export const after = (at: number, seconds: number | null): number | null =>
  seconds === null ? null : at + seconds * 1000

/** A storage that failed, and nobody knows whether it had written before, or still will. */
export class MaybeWritten extends Error {
  constructor(cause: unknown) {
    super(`it is not known whether this was written: ${cause instanceof Error ? cause.message : cause}`, { cause })
  }
}

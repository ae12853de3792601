/** The result of one check: whether it passed, and what to do if not. */
export interface Finding {
  readonly what: string
  readonly ok: boolean
  readonly tells: string
}

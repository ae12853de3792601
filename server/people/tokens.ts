import { createHash, randomBytes } from 'node:crypto'

/** A prefix that identifies tokens, also for leak scanners. */
const MARK = 'wyrm_'

/** A new token: 256 random bits. */
export const newToken = (): string => `${MARK}${randomBytes(32).toString('base64url')}`

/**
 * Only this hash is stored. Tokens are looked up by it, so timing reveals nothing. They cannot be guessed like
 * passwords, so a fast hash is enough.
 */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** The token in an `Authorization` header; null if the header names none. */
export const bearerIn = (headers: Headers): string | null =>
  headers
    .get('authorization')
    ?.match(/^bearer\b(.*)$/i)?.[1]
    ?.trim() ?? null

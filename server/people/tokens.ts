import { createHash, randomBytes } from 'node:crypto'

/** By what a token is recognised, also by those who look for leaked ones. */
const MARK = 'wyrm_'

/** A new secret for a program: 256 bits. */
export const newToken = (): string => `${MARK}${randomBytes(32).toString('base64url')}`

/**
 * All that is kept of a token. It is looked up by this, so how long a comparison takes tells nothing of the token; and it is no
 * password that could be guessed, so the hash need not be slow.
 */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** The token in an `Authorization` header; null if the header names none. */
export const bearerIn = (headers: Headers): string | null =>
  headers
    .get('authorization')
    ?.match(/^bearer\b(.*)$/i)?.[1]
    ?.trim() ?? null

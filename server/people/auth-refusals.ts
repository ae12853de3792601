import { refused } from '#protocol/refused'
import type { Refused } from '../matches/replies.ts'
import { PASSWORD } from './auth-options.ts'
import { nobody, USERNAME } from './schemas.ts'

const username = refused('invalid', USERNAME)
const password = refused('invalid', `a password of ${PASSWORD.least} to ${PASSWORD.most} characters`)

/** Errors of better-auth, as refusals of the house. */
const known: Readonly<Record<string, Refused>> = {
  UNAUTHORIZED: nobody,
  INVALID_USERNAME_OR_PASSWORD: refused('wrong password', 'a username, and the password that belongs to it'),
  INVALID_PASSWORD: refused('wrong password', 'the password as it is now'),
  INVALID_USERNAME: username,
  USERNAME_TOO_SHORT: username,
  USERNAME_TOO_LONG: username,
  PASSWORD_TOO_SHORT: password,
  PASSWORD_TOO_LONG: password,
  INVALID_ORIGIN: refused('another page', 'a page of this house'),
}
const shapes = ['VALIDATION_ERROR', 'BAD_REQUEST']

/** The refusal in a response of better-auth. Unknown errors keep their own text. */
export async function refusalIn(response: Response): Promise<Refused> {
  const { code = '', message = '' } = (await response.json().catch(() => null)) ?? {}
  if (response.status >= 500) return refused('broken', 'nothing from you: the house failed')
  const ours = Object.hasOwn(known, code) ? known[code] : undefined
  if (ours !== undefined) return ours
  if (code === '' || shapes.includes(code)) return refused('invalid', message || 'another request')
  return refused(String(code).toLowerCase().replaceAll('_', ' '), String(message).slice(0, 500))
}

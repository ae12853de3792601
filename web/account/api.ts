import type { Refused } from '#client/messages'
import type { PrivacyTold, SessionTold, Ways } from '#protocol/account'
import { call } from '../house/calling.ts'
import { settings } from '../house/settings.ts'

export interface PasskeyTold {
  readonly id: string
  readonly name?: string | null
  readonly createdAt: string
}
export interface TokenTold {
  readonly id: string
  readonly name: string
  readonly made: number
}

const language = () => settings.value.language
const path = (id: string): string => encodeURIComponent(id)

/** For answers without a body. */
async function done(method: string, url: string): Promise<object | Refused> {
  const reply = await fetch(url, { method }).catch(() => null)
  return reply?.ok ? {} : { code: reply === null ? 'offline' : 'unknown', rule: null, expected: 'another request' }
}

/** Requests about one's own account. */
export const accountHouse = {
  ways: () => call<Ways>('GET', '/api/people/account'),
  username: (username: string) => call<Ways>('PATCH', '/api/people/account', { username }),
  password: (currentPassword: string, newPassword: string) =>
    call<object>('POST', '/api/auth/change-password', { currentPassword, newPassword, revokeOtherSessions: true }),
  askMail: (address: string) => call<Ways>('POST', '/api/people/mail', { address, language: language() }),
  confirmMail: (code: string) => call<Ways>('POST', '/api/people/mail/confirm', { code, language: language() }),
  dropMail: () => call<Ways>('DELETE', '/api/people/mail'),
  codes: () => call<{ readonly codes: readonly string[] }>('POST', '/api/people/recovery-codes', {}),
  recover: (address: string) =>
    call<{ readonly sendsMail: boolean }>('POST', '/api/people/recover', { address, language: language() }),
  recovered: (secret: string, password: string) =>
    call<Ways>('POST', '/api/people/recovered', {
      ...{ secret, language: language() },
      ...(password !== '' && { password }),
    }),
  unlink: () => done('DELETE', '/api/people/provider'),
  passkeys: () => call<readonly PasskeyTold[]>('GET', '/api/auth/passkey/list-user-passkeys'),
  namePasskey: (id: string, name: string) => call<object>('POST', '/api/auth/passkey/update-passkey', { id, name }),
  dropPasskey: (id: string) => call<object>('POST', '/api/auth/passkey/delete-passkey', { id }),
  sessions: () => call<readonly SessionTold[]>('GET', '/api/people/sessions'),
  endSession: (id: string) => done('DELETE', `/api/people/sessions/${path(id)}`),
  tokens: () => call<readonly TokenTold[]>('GET', '/api/people/tokens'),
  dropToken: (id: string) => done('DELETE', `/api/people/tokens/${path(id)}`),
  leave: (name: string, password: string) =>
    call<{ readonly due: number | null }>('POST', '/api/people/leave', {
      ...{ name, language: language() },
      ...(password !== '' && { password }),
    }),
  privacy: () => call<PrivacyTold>('GET', '/api/privacy'),
}

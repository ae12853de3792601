import type { PrivacyTold, SessionTold, SureBody, SureTold, Ways } from '#protocol/account'
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

/** Requests about one's own account. */
export const accountHouse = {
  ways: () => call<Ways>('GET', '/api/people/account'),
  username: (username: string) => call<Ways>('PATCH', '/api/people/account', { username }),
  password: (currentPassword: string, newPassword: string) =>
    call<object>('POST', '/api/auth/change-password', { currentPassword, newPassword, revokeOtherSessions: true }),
  askMail: (address: string) => call<Ways>('POST', '/api/people/mail', { address, language: language() }),
  confirmMail: (code: string) => call<Ways>('POST', '/api/people/mail/confirm', { code, language: language() }),
  dropMail: () => call<Ways>('DELETE', '/api/people/mail'),
  sure: () => call<SureTold>('GET', '/api/people/sure'),
  beSure: (shown: SureBody) => call<SureTold>('POST', '/api/people/sure', shown),
  askSure: () => call<SureTold>('POST', '/api/people/sure/letter', { language: language() }),
  codes: () => call<{ readonly codes: readonly string[] }>('POST', '/api/people/recovery-codes', {}),
  recover: (address: string) =>
    call<{ readonly sendsMail: boolean }>('POST', '/api/people/recover', { address, language: language() }),
  recovered: (secret: string, password: string) =>
    call<Ways>('POST', '/api/people/recovered', {
      ...{ secret, language: language() },
      ...(password !== '' && { password }),
    }),
  unlink: () => call<object>('DELETE', '/api/people/provider'),
  passkeys: () => call<readonly PasskeyTold[]>('GET', '/api/auth/passkey/list-user-passkeys'),
  namePasskey: (id: string, name: string) => call<object>('POST', '/api/auth/passkey/update-passkey', { id, name }),
  dropPasskey: (id: string) => call<object>('POST', '/api/auth/passkey/delete-passkey', { id }),
  sessions: () => call<readonly SessionTold[]>('GET', '/api/people/sessions'),
  endSession: (id: string) => call<object>('DELETE', `/api/people/sessions/${path(id)}`),
  tokens: () => call<readonly TokenTold[]>('GET', '/api/people/tokens'),
  dropToken: (id: string) => call<object>('DELETE', `/api/people/tokens/${path(id)}`),
  leave: (name: string, password: string) =>
    call<{ readonly due: number | null }>('POST', '/api/people/leave', {
      ...{ name, language: language() },
      ...(password !== '' && { password }),
    }),
  privacy: () => call<PrivacyTold>('GET', '/api/privacy'),
}

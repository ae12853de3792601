import { isRefused, type Refused } from '#client/messages'
import { call } from './calling.ts'

/* Passkeys: the browser makes and shows them, the house checks them. */

const failed: Refused = { code: 'passkey failed', rule: null, expected: 'a passkey of this house' }

/** What has nothing to do with the passkey. */
const passing = ['offline', 'broken', 'too fast']

/** Whether this browser can do it in its own words; older ones are spared. */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && 'parseCreationOptionsFromJSON' in PublicKeyCredential

/** Somebody gets a passkey by which they can come back. Null if it is done. */
export async function addPasskey(name: string): Promise<Refused | null> {
  const path = `/api/auth/passkey/generate-register-options?name=${encodeURIComponent(name)}`
  const options = await call<PublicKeyCredentialCreationOptionsJSON>('GET', path)
  if (isRefused(options)) return options
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
  return checked('/api/auth/passkey/verify-registration', () => navigator.credentials.create({ publicKey }))
}

/** Somebody comes back by a passkey. Null if it is done. */
export async function signInByPasskey(): Promise<Refused | null> {
  const options = await call<PublicKeyCredentialRequestOptionsJSON>(
    'GET',
    '/api/auth/passkey/generate-authenticate-options',
  )
  if (isRefused(options)) return options
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
  return checked('/api/auth/passkey/verify-authentication', () => navigator.credentials.get({ publicKey }))
}

async function checked(path: string, show: () => Promise<Credential | null>): Promise<Refused | null> {
  try {
    const shown = await show()
    if (!(shown instanceof PublicKeyCredential)) return failed
    const reply = await call<object>('POST', path, { response: shown.toJSON() })
    if (!isRefused(reply)) return null
    return passing.includes(reply.code) ? reply : failed
  } catch {
    return failed // they thought better of it, or the device did not know them
  }
}

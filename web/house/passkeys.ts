import { isRefused, type Refused } from '#client/messages'
import { call } from './calling.ts'

/* Passkeys: the browser creates and uses them, the house verifies them. */

const failed: Refused = { code: 'passkey failed', rule: null, expected: 'a passkey of this house' }

/** Errors unrelated to the passkey. */
const passing = ['offline', 'broken', 'too fast', 'not sure']

/** Whether this browser supports the JSON methods natively. There is no fallback for older ones. */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && 'parseCreationOptionsFromJSON' in PublicKeyCredential

/** Creates a passkey for signing in later. Null on success. */
export async function addPasskey(name: string): Promise<Refused | null> {
  const path = `/api/auth/passkey/generate-register-options?name=${encodeURIComponent(name)}`
  const options = await call<PublicKeyCredentialCreationOptionsJSON>('GET', path)
  if (isRefused(options)) return options
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
  const tell: Tell = response => call('POST', '/api/auth/passkey/verify-registration', { response })
  return checked(tell, () => navigator.credentials.create({ publicKey }))
}

/** Signs in with a passkey. Null on success. */
export const signInByPasskey = (): Promise<Refused | null> =>
  answered(response => call('POST', '/api/auth/passkey/verify-authentication', { response }))

/** Shows by a passkey that it is them who are signed in. Null on success. */
export const showPasskey = (): Promise<Refused | null> =>
  answered(passkey => call('POST', '/api/people/sure', { passkey }))

type Tell = (credential: object) => Promise<object | Refused>

async function answered(tell: Tell): Promise<Refused | null> {
  const options = await call<PublicKeyCredentialRequestOptionsJSON>(
    'GET',
    '/api/auth/passkey/generate-authenticate-options',
  )
  if (isRefused(options)) return options
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
  return checked(tell, () => navigator.credentials.get({ publicKey }))
}

async function checked(tell: Tell, show: () => Promise<Credential | null>): Promise<Refused | null> {
  try {
    const shown = await show()
    if (!(shown instanceof PublicKeyCredential)) return failed
    const reply = await tell(shown.toJSON())
    if (!isRefused(reply)) return null
    return passing.includes(reply.code) ? reply : failed
  } catch {
    return failed // cancelled, or unknown to the device
  }
}

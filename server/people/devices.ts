import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const YEAR = 365 * 86_400

/** Browsers that somebody has come in with before, by a cookie that lets nobody in: it says only that strangers are somebody else. */
export class Devices {
  readonly #key: string
  readonly #name: string
  readonly #attributes: string

  constructor(secret: string, baseUrl: string) {
    const isSecure = new URL(baseUrl).protocol === 'https:'
    this.#key = `${secret} devices`
    this.#name = `${isSecure ? '__Secure-' : ''}wyrmtavern.device`
    this.#attributes = `Max-Age=${YEAR}; Path=/api/auth/sign-in; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
  }

  /** The cookie for who has just come in by this username. It does not name it. */
  cookieFor(username: string): string {
    const device = randomBytes(12).toString('base64url')
    return `${this.#name}=${device}.${this.#sign(device, username).toString('base64url')}; ${this.#attributes}`
  }

  /** Which device it is, if somebody has come in with it by this username. */
  knownIn(cookies: string | undefined, username: string): string | null {
    const value = cookies?.split(/; */).find(each => each.startsWith(`${this.#name}=`))
    const [device = '', signature = ''] = value?.slice(this.#name.length + 1).split('.') ?? []
    const [signed, expected] = [Buffer.from(signature, 'base64url'), this.#sign(device, username)]
    return signed.length === expected.length && timingSafeEqual(signed, expected) ? device : null
  }

  #sign(device: string, username: string): Buffer {
    return createHmac('sha256', this.#key).update(`${device} ${username.toLowerCase()}`).digest()
  }
}

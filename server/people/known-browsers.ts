import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const YEAR = 365 * 86_400

/**
 * Browsers that somebody has signed in with before, recognized by a cookie. The cookie lets nobody in; it only
 * separates known browsers from strangers.
 */
export class KnownBrowsers {
  readonly #key: string
  readonly #name: string
  readonly #attributes: string

  constructor(secret: string, baseUrl: string) {
    const isSecure = new URL(baseUrl).protocol === 'https:'
    this.#key = `${secret} devices`
    this.#name = `${isSecure ? '__Secure-' : ''}wyrmtavern.device`
    this.#attributes = `Max-Age=${YEAR}; Path=/api/auth/sign-in; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
  }

  /** The cookie for somebody who has just signed in with this username. It does not contain the username. */
  cookieFor(username: string): string {
    const id = randomBytes(12).toString('base64url')
    return `${this.#name}=${id}.${this.#sign(id, username).toString('base64url')}; ${this.#attributes}`
  }

  /** The id of the browser, if somebody has signed in with this username in it. */
  knownIn(cookies: string | undefined, username: string): string | null {
    const value = cookies?.split(/; */).find(each => each.startsWith(`${this.#name}=`))
    const [id = '', signature = ''] = value?.slice(this.#name.length + 1).split('.') ?? []
    const [signed, expected] = [Buffer.from(signature, 'base64url'), this.#sign(id, username)]
    return signed.length === expected.length && timingSafeEqual(signed, expected) ? id : null
  }

  #sign(id: string, username: string): Buffer {
    return createHmac('sha256', this.#key).update(`${id} ${username.toLowerCase()}`).digest()
  }
}

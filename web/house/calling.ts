import type { Refused } from '#client/messages'

const offline: Refused = { code: 'offline', rule: null, expected: 'a house that can be reached' }

/** The house over HTTP. Any failure comes back as a refusal; nothing here throws. */
export async function call<T>(method: string, path: string, body?: unknown): Promise<T | Refused> {
  try {
    const response = await fetch(path, {
      method,
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    const told = (await response.json()) as T | Refused
    return response.ok ? told : refusalIn(response.status, told)
  } catch {
    return offline
  }
}

/** The house's own refusal. Responses of the account endpoints are translated by status. */
function refusalIn(status: number, told: unknown): Refused {
  if (typeof told === 'object' && told !== null && 'expected' in told) return told as Refused
  const code = status === 429 ? 'too fast' : status >= 500 ? 'broken' : status === 401 ? 'wrong password' : 'invalid'
  return { code, rule: null, expected: 'another request' }
}

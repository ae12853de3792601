import type { Refused } from '#client/messages'
import { showsWhoTheyAre } from './sure.ts'

const offline: Refused = { code: 'offline', rule: null, expected: 'a house that can be reached' }

/**
 * The house over HTTP. Any failure comes back as a refusal; nothing here throws. If the house is not sure that it is them,
 * they are asked to show it, and then it is tried again.
 */
export async function call<T>(method: string, path: string, body?: unknown): Promise<T | Refused> {
  try {
    const response = await fetch(path, {
      method,
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    const told = (response.status === 204 ? {} : await response.json()) as T | Refused
    if (response.ok) return told
    const refused = refusalIn(response.status, told)
    return refused.code === 'not sure' && (await showsWhoTheyAre()) ? call(method, path, body) : refused
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

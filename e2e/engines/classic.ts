import { setTimeout as pause } from 'node:timers/promises'

/** A browser that is told what to do by WebDriver, one HTTP request after another. */
export interface Session {
  get<T>(path: string): Promise<T>
  post<T>(path: string, body: object): Promise<T>
}

/** In milliseconds: how long a driver takes to start; and how long a browser that has not hung takes for anything. */
const PATIENCE = 10_000
const LONGEST = 60_000

async function call<T>(url: string, method: string, body?: object): Promise<T> {
  const signal = AbortSignal.timeout(LONGEST)
  const answer = await fetch(url, { method, signal, ...(body !== undefined && { body: JSON.stringify(body) }) })
  const { value } = (await answer.json()) as { readonly value: unknown }
  if (answer.ok) return value as T
  const { error, message } = value as { readonly error: string; readonly message: string }
  throw new Error(`${method} ${url}: ${error}: ${message}`)
}

/** Waits until the driver, just started, listens. */
async function listening(driver: string): Promise<void> {
  for (const until = Date.now() + PATIENCE; ; ) {
    try {
      await call(`${driver}/status`, 'GET')
      return
    } catch (error) {
      if (Date.now() > until) throw error
      await pause(50)
    }
  }
}

export async function connectDriver(driver: string, alwaysMatch: object): Promise<Session> {
  await listening(driver)
  const begin = { capabilities: { alwaysMatch } }
  const { sessionId } = await call<{ readonly sessionId: string }>(`${driver}/session`, 'POST', begin)
  const at = `${driver}/session/${sessionId}`
  return {
    get: path => call(`${at}${path}`, 'GET'),
    post: (path, body) => call(`${at}${path}`, 'POST', body),
  }
}

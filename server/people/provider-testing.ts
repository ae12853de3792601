import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'
import type { Oidc } from '../config.ts'

/** For tests: a real OpenID provider on this machine. It knows everybody by the name they type. */
export interface TestProvider extends Oidc {
  close(): Promise<void>
}

export async function startProvider(redirect: string): Promise<TestProvider> {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const issuer = `http://127.0.0.1:${port}`
  const [clientId, clientSecret] = ['wyrmtavern', 'a-secret-for-tests-only-0123456789']
  const provider = new Provider(issuer, {
    clients: [
      { client_id: clientId, client_secret: clientSecret, redirect_uris: [redirect], response_types: ['code'] },
    ],
    pkce: { required: () => true },
    findAccount: (_ctx, id) => ({ accountId: id, claims: async () => ({ sub: id }) }),
    cookies: { keys: ['for tests'] },
  })
  server.on('request', provider.callback())
  return {
    ...{ issuer, clientId, clientSecret, name: 'Guild' },
    close: () =>
      new Promise(resolve => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/** Signs in there as somebody, from the address the house has given, and returns where the provider sends them. */
export async function passes(url: string, login: string): Promise<string> {
  const cookies = new Map<string, string>()
  let [at, form] = [url, null as URLSearchParams | null]
  for (let steps = 0; steps < 12; steps++) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const reply = await fetch(at, {
      redirect: 'manual',
      headers: { cookie },
      ...(form !== null && { method: 'POST', body: form }),
    })
    for (const set of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = set.match(/^([^=]*)=([^;]*)/) ?? []
      cookies.set(name, value)
    }
    const to = reply.headers.get('location')
    form = null
    if (to !== null) {
      at = new URL(to, at).href
      if (at.includes('/api/auth/callback/')) return at
      continue
    }
    const page = await reply.text()
    const action = page.match(/action="([^"]+)"/)?.[1]
    if (action === undefined) throw new Error(`the provider stopped at ${at}: ${page.slice(0, 300)}`)
    at = new URL(action, at).href
    const prompt = page.match(/name="prompt" value="(\w+)"/)?.[1] ?? ''
    form = new URLSearchParams({ prompt, login, password: 'any' })
  }
  throw new Error('the provider does not come to an end')
}

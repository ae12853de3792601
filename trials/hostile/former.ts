type Headers = Readonly<Record<string, string>>

/* People who were known to the house once, and try what they had then. */

const json = { 'content-type': 'application/json' }
const password = 'a mug of ale'

/** Headers of sessions and tokens that have ended, by how they did. Each request comes from a new address. */
export async function formerSessions(
  address: string,
  elsewhere: () => Headers,
): Promise<Readonly<Record<string, Headers>>> {
  const post = async (path: string, body: object, headers: Headers = {}): Promise<Response> => {
    const sent = { ...json, origin: address, ...headers, ...elsewhere() }
    const reply = await fetch(`${address}${path}`, { method: 'POST', headers: sent, body: JSON.stringify(body) })
    if (!reply.ok) throw new Error(`${path}: ${await reply.text()}`)
    return reply
  }
  const cookieIn = (reply: Response): Headers => ({
    cookie: reply.headers
      .getSetCookie()
      .map(line => line.split(';')[0] ?? '')
      .join('; '),
  })
  const guest = async (name: string): Promise<Headers> => cookieIn(await post('/api/people/guest', { name }))

  const [out, left, laptop] = [await guest('Olga'), await guest('Lea'), await guest('Rosa')]
  await post('/api/auth/sign-out', {}, out)
  await post('/api/people/leave', { name: 'Lea' }, left)
  const account = { username: 'rosa', password }
  await post('/api/people/account', account, laptop)
  const { token } = (await (await post('/api/people/tokens', { name: 'a program' }, laptop)).json()) as {
    readonly token: string
  }
  const phone = cookieIn(await post('/api/auth/sign-in/username', account))
  await post('/api/people/revoke-others', { tokens: true }, phone)
  return {
    'a session that was signed out': out,
    'a session of who has left for good': left,
    'a session that was ended elsewhere': laptop,
    'a token that was taken back': { authorization: `Bearer ${token}` },
  }
}

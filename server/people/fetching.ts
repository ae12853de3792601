import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Node's headers as Fetch `Headers`. */
export function headersFrom(incoming: IncomingHttpHeaders): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming))
    for (const each of [value ?? []].flat()) headers.append(name, each)
  return headers
}

/** The request for this address, with its body unparsed. Its own URL may contain another host. */
export function requestFrom(request: FastifyRequest, address: string): Request {
  const headers = headersFrom(request.headers)
  for (const ofThisHop of ['connection', 'content-length', 'transfer-encoding', 'upgrade']) headers.delete(ofThisHop)
  const body = request.body instanceof Buffer && request.body.length > 0 ? new Uint8Array(request.body) : null
  const [, search = ''] = request.url.match(/(\?.*)$/) ?? []
  return new Request(`${address}${search}`, { method: request.method, headers, body })
}

export async function replyWith(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value)
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) reply.header('set-cookie', cookies)
  return reply.code(response.status).send(Buffer.from(await response.arrayBuffer()))
}

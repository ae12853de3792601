import { existsSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import files from '@fastify/static'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { BoardPages } from '../board/pages/pages.ts'
import { aboutPage, builtPage } from '../editions/pages.ts'
import { times } from '../people/schemas.ts'
import type { PageStore } from '../storage/port.ts'
import { boardDocument } from './board-document.ts'

const missing = 'The page is not built yet: npm run build builds it, and npm start does so by itself.\n'
/** Paths that the house answers itself. */
const notOurs = /^(api|socket|healthz|readyz|metrics|editions)(\/|$)/
/** Paths of matches. An older page is served only there. */
const isPlayed = /^(match|here)\/./
const kinds: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}

const unpack = promisify(gunzip)
const pack = promisify(gzip)

export interface PageRouteParams {
  readonly root?: string
  /** Pages of other builds. */
  readonly pages?: Pick<PageStore, 'document' | 'part'>
  /** The game of a match, if there is such a match. */
  readonly gameOf?: (match: string) => Promise<string | null>
  readonly board?: BoardTold
}

/** Pages of the notice board, which can be read before any script has run; and where this house is. */
interface BoardTold {
  readonly pages: BoardPages
  readonly origin: string
}

/**
 * Serves the page: the built files, and its document for every path inside it. A match whose edition this page cannot
 * show is served the page built for that edition (`?edition=`).
 */
export const pageRoutes: FastifyPluginAsync<PageRouteParams> = async (app, params) => {
  const { root = builtPage, pages = null, gameOf = async () => null, board = null } = params
  await app.register(files, { root, serve: false, preCompressed: true, dotfiles: 'ignore', suppressWarning: true })
  // The page does not change while the house runs: what it says about itself is read once, when it is there.
  let known: ReturnType<typeof aboutPage> = null
  const about = (): ReturnType<typeof aboutPage> => {
    known ??= aboutPage(root)
    return known
  }
  const options = { config: { rateLimit: false }, schema: { hide: true } } as const
  /** What the house writes into a page itself costs more than a file, so it is counted. */
  const told = { ...options, config: times(240) }
  app.get('/board', told, (request, reply) => sent('board', board, request, reply))
  app.get('/board/new', options, (request, reply) => sent('board/new', null, request, reply))
  app.get<{ Params: { thread: string } }>('/board/:thread', told, (request, reply) =>
    sent(`board/${request.params.thread}`, board, request, reply),
  )
  app.get<{ Params: { '*': string } }>('/*', options, (request, reply) =>
    sent(request.params['*'], null, request, reply),
  )

  async function sent(path: string, board: BoardTold | null, request: FastifyRequest, reply: FastifyReply) {
    if (notOurs.test(path)) return reply.callNotFound()
    if (path.startsWith('assets/')) {
      const part = isBuilt(root, path) ? null : await pages?.part(`/${path}`)
      if (part == null) return reply.sendFile(path, { maxAge: '1y', immutable: true })
      reply.header('cache-control', 'public, max-age=31536000, immutable')
      return packed(request, reply.type(kinds[extname(path)] ?? 'application/octet-stream'), part)
    }
    if (/\.[^/]*$/.test(path)) return reply.header('cache-control', 'no-cache').sendFile(path, { cacheControl: false })
    if (path !== '' && !isReader(request)) return reply.callNotFound()
    reply.header('cache-control', 'no-cache')
    const older = isPlayed.test(path) ? await olderPage(request) : null
    if (older !== null) return packed(request, reply.type('text/html; charset=utf-8'), older)
    if (!existsSync(join(root, 'index.html'))) return reply.code(503).type('text/plain').send(missing)
    if (board !== null) {
      const page = await board.pages(path, request.query as object, request.headers['accept-language'] ?? '')
      if (page === null) reply.code(404)
      else {
        const document = await pack(boardDocument(root, page, board.origin))
        return packed(request, reply.header('vary', 'accept-language').type('text/html; charset=utf-8'), document)
      }
    }
    const [, match] = /^match\/([^/]+)$/.exec(path) ?? []
    const ahead = match === undefined ? '' : await filesAhead(match)
    if (ahead !== '') reply.header('link', ahead)
    return reply.sendFile('index.html', { cacheControl: false })
  }

  /**
   * The files of a match and its game. A browser that asks for them at once need not wait for the page to do so. They
   * tell whether there is such a match: whoever has its id may know, and nobody guesses one (72 random bits).
   */
  async function filesAhead(match: string): Promise<string> {
    const { ahead } = about() ?? {}
    const game = await gameOf(match)
    return [...(ahead?.match ?? []), ...(ahead?.games[game ?? ''] ?? [])].map(linkTo).join(', ')
  }

  /** The page built for the requested edition, if the current page cannot show it. */
  async function olderPage({ query }: FastifyRequest): Promise<Uint8Array | null> {
    const { edition } = query as { readonly edition?: unknown }
    if (typeof edition !== 'string' || pages === null || about()?.editions.includes(edition)) return null
    return pages.document(edition)
  }
}

const linkTo = (path: string): string =>
  `<${path}>; ${path.endsWith('.css') ? 'rel=preload; as=style; crossorigin' : 'rel=modulepreload'}`

const isBuilt = (root: string, path: string): boolean => /^assets\/[^/]+$/.test(path) && existsSync(join(root, path))

/** Sends what is stored compressed as it is, if the client accepts that. */
async function packed(request: FastifyRequest, reply: FastifyReply, bytes: Uint8Array): Promise<FastifyReply> {
  reply.header('vary', ['accept-encoding', reply.getHeader('vary') ?? []].flat().join(', '))
  if (!/\bgzip\b/.test(String(request.headers['accept-encoding']))) return reply.send(await unpack(bytes))
  return reply.header('content-encoding', 'gzip').send(Buffer.from(bytes))
}

/** A browser that navigates asks for HTML. Programs accept anything and get a 404. */
const isReader = ({ headers }: FastifyRequest): boolean => headers.accept?.includes('text/html') ?? false

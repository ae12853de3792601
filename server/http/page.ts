import { existsSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import files from '@fastify/static'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { aboutPage, builtPage } from '../editions/pages.ts'
import type { PageStore } from '../storage/port.ts'

const missing = 'The page is not built yet: npm run build builds it, and npm start does so by itself.\n'
/** What the house answers itself, whoever asks. */
const notOurs = /^(api|socket|healthz|readyz|metrics|editions)(\/|$)/
/** Where a match is played: nothing else is shown by an older page. */
const isPlayed = /^(match|here)\/./
const kinds: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}

const unpack = promisify(gunzip)

export interface PageTerms {
  readonly root?: string
  /** Pages of other builds. */
  readonly pages?: Pick<PageStore, 'document' | 'part'>
}

/**
 * The page: its files as they were built, and for every place within it the page itself, which knows the way. A match of an edition that
 * this page cannot show is shown by the page that was made for it (`?edition=`).
 */
export const pageRoutes: FastifyPluginAsync<PageTerms> = async (app, { root = builtPage, pages = null }) => {
  await app.register(files, { root, serve: false, preCompressed: true, dotfiles: 'ignore', suppressWarning: true })
  const options = { config: { rateLimit: false }, schema: { hide: true } } as const
  app.get<{ Params: { '*': string } }>('/*', options, async (request, reply) => {
    const path = request.params['*']
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
    return reply.sendFile('index.html', { cacheControl: false })
  })

  /** The page that was made for the edition that is asked for, if this one was not. */
  async function olderPage({ query }: FastifyRequest): Promise<Uint8Array | null> {
    const { edition } = query as { readonly edition?: unknown }
    if (typeof edition !== 'string' || pages === null || aboutPage(root)?.editions.includes(edition)) return null
    return pages.document(edition)
  }
}

const isBuilt = (root: string, path: string): boolean => /^assets\/[^/]+$/.test(path) && existsSync(join(root, path))

/** What is kept compressed is sent so, to who takes it. */
async function packed(request: FastifyRequest, reply: FastifyReply, bytes: Uint8Array): Promise<FastifyReply> {
  reply.header('vary', 'accept-encoding')
  if (!/\bgzip\b/.test(String(request.headers['accept-encoding']))) return reply.send(await unpack(bytes))
  return reply.header('content-encoding', 'gzip').send(Buffer.from(bytes))
}

/** A browser that opens a place names html; programs take anything, and are told when there is nothing. */
const isReader = ({ headers }: FastifyRequest): boolean => headers.accept?.includes('text/html') ?? false

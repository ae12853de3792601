import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import files from '@fastify/static'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'

const built = fileURLToPath(new URL('../../web/dist', import.meta.url))
const missing = 'The page is not built yet: npm run build builds it, and npm start does so by itself.\n'
/** What the house answers itself, whoever asks. */
const notOurs = /^(api|socket|healthz|readyz|metrics)(\/|$)/

/** The page: its files as they were built, and for every place within it the page itself, which knows the way. */
export const pageRoutes: FastifyPluginAsync<{ readonly root?: string }> = async (app, { root = built }) => {
  await app.register(files, { root, serve: false, preCompressed: true, dotfiles: 'ignore', suppressWarning: true })
  const options = { config: { rateLimit: false }, schema: { hide: true } } as const
  app.get<{ Params: { '*': string } }>('/*', options, (request, reply) => {
    const path = request.params['*']
    if (notOurs.test(path)) return reply.callNotFound()
    if (path.startsWith('assets/')) return reply.sendFile(path, { maxAge: '1y', immutable: true })
    if (/\.[^/]*$/.test(path)) return reply.header('cache-control', 'no-cache').sendFile(path, { cacheControl: false })
    if (path !== '' && !isReader(request)) return reply.callNotFound()
    if (!existsSync(join(root, 'index.html'))) return reply.code(503).type('text/plain').send(missing)
    return reply.header('cache-control', 'no-cache').sendFile('index.html', { cacheControl: false })
  })
}

/** A browser that opens a place names html; programs take anything, and are told when there is nothing. */
const isReader = ({ headers }: FastifyRequest): boolean => headers.accept?.includes('text/html') ?? false

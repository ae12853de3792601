import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { Poser } from './poser.ts'

/**
 * `/poses`: every question, card and state of every game, at three sizes. The browser is signed in as the person on the
 * first seat.
 */
export function posesPage(poser: Poser): Plugin {
  return {
    name: 'wyrmtavern-poses',
    configureServer(server) {
      server.middlewares.use('/poses', async (request, response, next) => {
        const [, game = '', name = ''] = decodeURIComponent(request.url ?? '').split('/')
        try {
          if (game === '') {
            const poses = JSON.stringify(await poser.all())
            response.setHeader('content-type', 'text/html; charset=utf-8')
            response.end(readFileSync(join(import.meta.dirname, 'poses.html'), 'utf8').replace('{"poses":0}', poses))
            return
          }
          const opened = await poser.open(game, name)
          if (opened === null) return next()
          response.setHeader('set-cookie', opened.cookie)
          response.end(JSON.stringify({ path: `/match/${opened.match}` }))
        } catch (error) {
          next(error)
        }
      })
    },
  }
}

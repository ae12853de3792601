import { join } from 'node:path'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { pageRoutes } from '#server/http/page'
import { openBrowser, visitor } from '#testkit/browser'
import { keptOffline } from '../device.ts'

test('whatever the house refuses, a stored page is shown as it is', async () => {
  const app = Fastify()
  let refusal = 0
  app.addHook('onRequest', async ({ headers }, reply) => {
    if (refusal > 0 && headers['sec-fetch-mode'] === 'navigate') await reply.code(refusal).send({ code: 'refused' })
  })
  await app.register(pageRoutes, { root: join(import.meta.dirname, '../../web/dist') })
  const url = await app.listen({ port: 0, host: 'localhost' })
  const browser = await openBrowser()
  const { page, leave } = await visitor(browser, url, { keeps: true })
  await keptOffline(page)
  for (refusal of [401, 403, 404, 429, 503]) {
    await page.goto('/rules/fist')
    await page.locator('.how-to').waitFor()
    expect([refusal, await page.locator('.site-header, header').first().isVisible()]).toEqual([refusal, true])
  }
  await leave()
  await browser.close()
  await app.close()
})

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { openBrowser, visitor } from '#testkit/browser'
import { openTavern } from './tavern.ts'

test('a page opens a socket to its own house, and to no other host or port', async () => {
  const [tavern, browser] = [await openTavern(), await openBrowser()]
  const stranger = createServer((_request, response) => void response.end()).listen(0)
  const { port } = stranger.address() as AddressInfo
  const { page, leave } = await visitor(browser, tavern.url)
  await page.goto('/about')
  /** The result of opening a socket there: it opens, or the policy forbids it. */
  const dialled = (url: string): Promise<string> =>
    page.evaluate(
      to =>
        new Promise<string>(resolve => {
          document.addEventListener('securitypolicyviolation', it => resolve(it.effectiveDirective))
          new WebSocket(to).onopen = () => resolve('open')
        }),
      url,
    )
  expect(await dialled(`${tavern.url.replace('http', 'ws')}/socket`)).toBe('open')
  for (const url of [`ws://localhost:${port}/socket`, 'wss://elsewhere.example/socket'])
    expect([url, await dialled(url)]).toEqual([url, 'connect-src'])
  await leave()
  stranger.close()
  await browser.close()
  await tavern.close()
})

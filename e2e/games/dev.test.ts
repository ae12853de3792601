import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openBrowser, visitor } from '#testkit/browser'
import { temporaryFolder } from '#testkit/folder'
import { freePort } from '#testkit/free-port'

const root = join(import.meta.dirname, '..', '..')

test('npm run dev opens house and page together, shows every pose, and is renewed when rules change', async () => {
  const data = temporaryFolder()
  const env = { ...process.env, NODE_ENV: 'development', DATA: data, PORT: String(await freePort()) }
  const dev = spawn(process.execPath, ['--watch', 'dev/main.ts'], { cwd: root, env })
  let said = ''
  dev.stdout.setEncoding('utf8').on('data', text => (said += text))
  const openings = (): number => said.split('is open at').length - 1
  await expect.poll(openings, { timeout: 60_000 }).toBe(1)

  const browser = await openBrowser()
  const { page, complaints, leave } = await visitor(browser, `http://localhost:${env.PORT}`)
  await page.goto('/poses#fist/bid')
  const asked = (n: number) => page.frameLocator(`figure:nth-of-type(${n}) iframe`).locator('.asked')
  for (const n of [1, 2, 3]) await asked(n).waitFor({ timeout: 60_000 })
  await page.getByRole('button', { name: 'silverBid' }).click()
  for (const n of [1, 2, 3]) await asked(n).waitFor()
  // React says here what it keeps to itself in a built page, such as two cards with the same key.
  expect(complaints.filter(it => it.startsWith('error'))).toEqual([])
  await leave()
  await browser.close()

  utimesSync(join(root, 'games/fist/cards/characters.ts'), new Date(), new Date())
  await expect.poll(openings, { timeout: 60_000 }).toBe(2)
  dev.kill('SIGTERM')
  await once(dev, 'exit')
})

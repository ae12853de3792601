import { mkdtempSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, expect, test } from 'vitest'
import { startLetterbox } from '#server/mail/testing'
import { openSqlite } from '#server/storage/sqlite'
import { visitor } from '#testkit/browser'
import { account as german } from '#ui/words/de/account'
import { account as words } from '#ui/words/en/account'
import { common } from '#ui/words/en/common'
import { notices } from '#ui/words/en/notices'
import { people } from '#ui/words/en/people'
import { evening } from './evening.ts'
import { call, comeIn } from './guest.ts'

const DATA = mkdtempSync(join(tmpdir(), 'sure-'))
const PASSWORD = 'a mug of ale and a song'
const letterbox = await startLetterbox()
const at = evening({ DATA, SMTP_URL: letterbox.url })
afterAll(() => letterbox.close())

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page, title: string = words.sure.title) => page.getByRole('dialog', { name: title })
const codes = (page: Page) => page.locator('.printed-codes li').count()

/** Everybody has been signed in for long. */
function later(): void {
  const database = openSqlite(join(DATA, 'wyrmtavern.db'))
  database.exec("update session set createdAt = '2026-01-01T00:00:00.000Z', sureAt = null")
  database.close()
}
/** What axe finds in the dialog. */
async function violations(page: Page): Promise<readonly string[]> {
  await page.evaluate(readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'))
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(where: string): Promise<{ violations: { id: string }[] }> } }
    return (await axe.run('.you-sheet')).violations.map(({ id }) => id)
  })
}
/** The code in the letter that arrives next. */
async function code(after: number): Promise<string> {
  await expect.poll(() => letterbox.letters.length, { timeout: 10_000 }).toBeGreaterThan(after)
  return letterbox.letters.at(-1)?.text.match(/\b(\d{6})\b/)?.[1] ?? ''
}

test('before codes are printed, whoever has been signed in for long shows by the password that it is them, with keys alone', async () => {
  const ana = await visitor(at.browser, at.tavern.url)
  const { page } = ana
  await comeIn(ana.context, 'Ana')
  await call(page.context().request, '/api/people/account', { username: 'ana', password: PASSWORD })
  later()
  await page.goto('/you')
  await button(page, words.codes.make).focus()
  await page.keyboard.press('Enter')
  await dialog(page).waitFor()
  expect(await dialog(page).evaluate(it => it.contains(document.activeElement))).toBe(true)
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByText(common.refusals['not sure']).waitFor()
  expect([await dialog(page).count(), await codes(page)]).toEqual([0, 0])
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(words.codes.make)

  await page.keyboard.press('Enter')
  await dialog(page).getByLabel(words.sure.password).fill('a mug of tea')
  await page.keyboard.press('Enter')
  await dialog(page).getByText(words.refusals['wrong password']).waitFor()
  await dialog(page).getByLabel(words.sure.password).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect.poll(() => codes(page)).toBe(10)
  expect(await dialog(page).count()).toBe(0)

  // for a while nothing is asked, not even for a webhook
  await page.goto('/settings/notices')
  await page.getByLabel(notices.hook.url).fill('https://hooks.people.example/a')
  await button(page, notices.hook.add).click()
  await page.getByText('https://hooks.people.example/a').waitFor()
  expect(ana.complaints.filter(it => !it.includes('403'))).toEqual([])
  await ana.leave()
})

test('who has no password shows it by a letter, on a phone in German, or by a passkey', async () => {
  const ben = await visitor(at.browser, at.tavern.url, { size: 'phone', language: 'de' })
  const { page } = ben
  await comeIn(ben.context, 'Ben')
  const { request } = page.context()
  await call(request, '/api/people/mail', { address: 'ben@people.example' })
  await call(request, '/api/people/mail/confirm', { code: await code(0) })
  later()
  await page.goto('/you')
  const before = letterbox.letters.length
  await button(page, german.codes.make).click()
  await button(page, german.sure.letter).click()
  await page.getByText(german.sure.sent).waitFor()
  await page.getByLabel(german.sure.code).fill(await code(before))
  await button(page, german.sure.go).click()
  await expect.poll(() => codes(page)).toBe(10)
  await ben.leave()

  const cleo = await visitor(at.browser, at.tavern.url)
  await comeIn(cleo.context, 'Cleo')
  const devtools = await cleo.context.newCDPSession(cleo.page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
  await cleo.page.goto('/you')
  await cleo.page.locator('summary', { hasText: people.account.keep }).click()
  await button(cleo.page, people.account.passkeyAdd).click()
  await cleo.page.getByLabel(words.passkeys.name).waitFor()
  later()
  await button(cleo.page, words.codes.make).click()
  await button(cleo.page, words.sure.passkey).click()
  await expect.poll(() => codes(cleo.page)).toBe(10)
  await cleo.page.reload()
  await expect.poll(() => cleo.page.locator('.devices .one-thing').count()).toBe(1)
  await cleo.leave()
})

import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { afterAll, expect, test } from 'vitest'
import { startLetterbox } from '#server/mail/testing'
import { startProvider } from '#server/people/provider-testing'
import { visitor } from '#testkit/browser'
import { freePort } from '#testkit/free-port'
import { account as words } from '#ui/words/en/account'
import { people } from '#ui/words/en/people'
import { evening } from './evening.ts'
import { call, comeIn, startMatch } from './guest.ts'

const port = await freePort()
const letterbox = await startLetterbox()
const provider = await startProvider(`http://localhost:${port}/api/auth/callback/provider`)
const at = evening({
  PORT: String(port),
  SMTP_URL: letterbox.url,
  OIDC_ISSUER: provider.issuer,
  OIDC_CLIENT_ID: provider.clientId,
  OIDC_CLIENT_SECRET: provider.clientSecret,
  OIDC_NAME: provider.name,
})
afterAll(async () => {
  await letterbox.close()
  await provider.close()
})

const ADDRESS = 'ana@people.example'
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const unfold = (page: Page, name: string) => page.locator('summary', { hasText: name }).first().click()
const who = async (page: Page): Promise<{ id: string; name: string; guest: boolean } | null> =>
  (await call<{ person: never }>(page.context().request, '/api/people/me')).person
/** What stands in the letter that arrives next. */
async function letter(after: number, sign: RegExp): Promise<string> {
  await expect.poll(() => letterbox.letters.length, { timeout: 10_000 }).toBeGreaterThan(after)
  return letterbox.letters.at(-1)?.text.match(sign)?.[1] ?? ''
}

/** At the provider: says who one is, and agrees. */
async function passes(page: Page, login: string): Promise<void> {
  await page.locator('input[name="login"]').fill(login)
  await page.locator('input[name="password"]').fill('any')
  await page.locator('button[type="submit"]').click()
  await page.locator('button[type="submit"]').click()
  await page.waitForURL(/\/you/)
}

test('an account for years: mail, a passkey, recovery, devices, a provider, everything in a file, and leaving', async () => {
  const { browser, tavern } = at
  const laptop = await visitor(browser, tavern.url)
  const { page } = laptop
  await comeIn(laptop.context, 'Zaphira')
  await startMatch(laptop.context)
  const { id } = (await who(page)) ?? { id: '' }

  // A guest confirms an address by the code in a real letter.
  await page.goto('/you')
  await page.getByText(words.guestGets).waitFor()
  await unfold(page, words.mail.add)
  await page.locator('input[type="email"]').fill(ADDRESS)
  await button(page, words.mail.ask).click()
  await page.getByLabel(words.mail.code).fill(await letter(0, /\b(\d{6})\b/))
  await button(page, words.mail.confirm).click()
  await page.getByText(words.mail.done).waitFor()
  expect(await who(page)).toMatchObject({ id, guest: false })

  // Her only way in does not go at a press.
  await button(page, words.mail.drop).click()
  await page.getByText(words.lastWay.about).waitFor()
  await button(page, words.lastWay.keep).click()
  expect(await who(page)).toMatchObject({ id, guest: false })

  // A passkey of a virtual authenticator is added, named, and lets her in again.
  const devtools = await laptop.context.newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
  await unfold(page, people.account.keep)
  await button(page, people.account.passkeyAdd).click()
  await page.getByLabel(words.passkeys.name).fill('Laptop')
  await button(page, words.passkeys.rename).click()
  await page.reload()
  await expect.poll(() => page.getByLabel(words.passkeys.name).inputValue()).toBe('Laptop')
  await button(page, people.account.signOut).click()
  await unfold(page, people.account.signIn)
  await button(page, people.account.passkeyIn).click()
  await expect.poll(async () => (await who(page))?.id).toBe(id)

  // Everything is lost but the address: a link in a letter, opened on a phone, lets her in and the laptop out.
  const phone = await visitor(browser, tavern.url, { size: 'phone' })
  const before = letterbox.letters.length
  await phone.page.goto('/recover')
  await phone.page.locator('input[type="email"]').fill(ADDRESS)
  await button(phone.page, words.recover.send).click()
  await phone.page.getByText(words.recover.sent).waitFor()
  await phone.page.goto(await letter(before, /(http:\S+\/recover#\S+)/))
  await expect.poll(() => new URL(phone.page.url()).hash).toBe('')
  await button(phone.page, words.recover.go).click()
  await phone.page.getByText('Welcome back, Zaphira').waitFor()
  expect(await who(page)).toBe(null)
  await letter(before + 1, /(recovered)/)

  // The laptop comes back by its passkey; the phone sees it and ends its session.
  await page.goto('/you')
  await unfold(page, people.account.signIn)
  await button(page, people.account.passkeyIn).click()
  await expect.poll(async () => (await who(page))?.id).toBe(id)
  await phone.page.goto('/you')
  await phone.page.locator('.devices .one-thing').nth(1).waitFor()
  await phone.page.locator('.devices .one-thing button').first().click()
  await expect.poll(() => phone.page.locator('.devices .one-thing').count()).toBe(1)
  expect(await who(page)).toBe(null)

  // A provider becomes a way in, and lets a third device in.
  await button(phone.page, words.provider.link.replace('{name}', 'Guild')).click()
  await passes(phone.page, 'zaphira')
  await phone.page.getByText(words.provider.linked.replace('{name}', 'Guild')).waitFor()
  const tablet = await visitor(browser, tavern.url, { size: 'tablet' })
  await tablet.page.goto('/you')
  await unfold(tablet.page, people.account.signIn)
  await button(tablet.page, people.account.providerIn.replace('{name}', 'Guild')).click()
  await passes(tablet.page, 'zaphira')
  await expect.poll(async () => (await who(tablet.page))?.id).toBe(id)

  // Everything about her, in one file.
  await tablet.page.getByRole('link', { name: words.privacy.page }).waitFor()
  const [file] = await Promise.all([
    tablet.page.waitForEvent('download'),
    tablet.page.getByRole('link', { name: words.privacy.json }).click(),
  ])
  const all = JSON.parse(readFileSync(await file.path(), 'utf8'))
  expect(all['Your account']).toMatchObject({ passkeys: 1, provider: true, mail: { address: ADDRESS } })
  expect(all.Matches).toHaveLength(1)

  // She leaves; a week is left to change her mind.
  await unfold(tablet.page, words.privacy.leave)
  await tablet.page.getByLabel(words.privacy.type.replace('{name}', 'Zaphira')).fill('Zaphira')
  await button(tablet.page, words.privacy.sure).click()
  await tablet.page.getByText('You are signed out.').waitFor()
  expect([await who(tablet.page), await who(phone.page)]).toEqual([null, null])
  for (const each of [laptop, phone, tablet]) await each.leave()
})

test('a guest leaves at once, and the table has no name of theirs any more', async () => {
  const { browser, tavern } = at
  const [ana, ben] = await Promise.all([visitor(browser, tavern.url, { size: 'phone' }), visitor(browser, tavern.url)])
  await comeIn(ana.context, 'Quirina')
  await comeIn(ben.context, 'Ben')
  const { match } = await startMatch(ana.context)
  await ana.page.goto('/you')
  await unfold(ana.page, words.privacy.leave)
  await ana.page.getByText(words.privacy.leaveGuest).waitFor()
  await ana.page.getByLabel(words.privacy.type.replace('{name}', 'Quirina')).fill('Quirina')
  await button(ana.page, words.privacy.sure).click()
  await ana.page.getByText(words.privacy.gone).waitFor()
  await ben.page.goto(`/match/${match}`)
  await ben.page.getByText('N. N.').first().waitFor()
  expect(await ben.page.content()).not.toContain('Quirina')
  for (const each of [ana, ben]) await each.leave()
})

import type { APIRequestContext, BrowserContext, Page } from 'playwright'
import { en } from '#ui/words/en'
import { makeTable, type Wanted } from './guest.ts'
import type { Hands } from './hands.ts'
import { fist, type GameDriver } from './played.ts'

/* From the home page to a match, through the page. */

const { home } = en

/** A field by the first words of its label, which an explanation follows. */
export const named = (text: string): { readonly name: RegExp } => ({ name: new RegExp(`^${text}`) })

/** Makes a table for two people and a bot with a short game; returns its link. */
export async function layTable(
  page: Page,
  pace: 'untimed' | 'slow' = 'untimed',
  played: GameDriver = fist,
): Promise<string> {
  await page.goto('/')
  await page.locator(`[data-game="${played.game}"]`).getByRole('link', { name: home.makeTable }).click()
  await page.getByRole('spinbutton', named(home.making.seats)).fill('3')
  await page.getByRole('spinbutton', named(home.making.bots)).fill('1')
  await page.getByRole('radio', named(home.making[pace])).check()
  await page.getByText(home.making.more).click()
  for (const [option, value] of Object.entries(played.options))
    await optionNamed(page, played, option).selectOption(String(value))
  await page.getByRole('button', { name: home.making.make }).click()
  return page.getByLabel(home.table.link, { exact: true }).inputValue()
}

/** An option by its name on the page. */
export const optionNamed = (page: Page, { optionWords }: GameDriver, option: string) =>
  page.locator('.option').getByRole('combobox', named(optionWords.options[option]?.name ?? option))

/** Opens the link, enters a name, sits down and is ready. */
export async function join(page: Page, { press }: Hands, link: string, name: string): Promise<void> {
  await page.goto(link)
  await page.getByLabel(home.table.nameFirst).fill(name)
  await press(page.getByRole('button', { name: home.table.sitDown }))
  await press(page.getByRole('button', { name: home.table.imReady, exact: true }))
}

/** Waits until this page is at a match other than `but`. */
export const begun = (page: Page, but = ''): Promise<void> =>
  page.waitForURL(({ pathname }) => pathname.startsWith('/match/') && !pathname.endsWith(`/${but}`))

/** The match that this page shows. */
export const matchAt = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? ''

/**
 * Starts a match of these people, who have already entered, and bots, without using the page. The first is the host.
 */
export async function startTogether(people: readonly BrowserContext[], wanted: Wanted): Promise<string> {
  const [host, ...others] = people
  if (host === undefined) throw new Error('nobody plays')
  const { seats = 3 } = wanted
  const table = await makeTable(host, wanted)
  const command = async ({ request }: { readonly request: APIRequestContext }, it: object): Promise<string> => {
    const told = await request.post(`/api/tables/${table}/commands`, { data: { command: it } })
    if (!told.ok()) throw new Error(await told.text())
    return ((await told.json()) as { readonly match: string }).match
  }
  for (const other of others) for (const it of ['sit', 'ready']) await command(other, { do: it })
  for (let n = people.length; n < seats; n++) await command(host, { do: 'addBot' })
  return command(host, { do: 'start' })
}

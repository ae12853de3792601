import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { box as dwarvesBox } from '#games/dwarves/box'
import type { DwarvesTable } from '#games/dwarves/position'
import { openUntil, tables } from '#games/dwarves/screen/testing'
import { en } from '#games/dwarves/words/en'
import { everyQuestion } from '../every-question.ts'
import { outOfSight } from '../questions.ts'

const { screen: words } = en
const HOUR = 3_600_000
const boxes = '.dwarves-stage, .battle-board, .calm'

/** Takes one step towards an answer: does the only thing possible, or chooses something. */
async function goOn(page: Page): Promise<void> {
  const primary = page.locator('.actions [data-primary]:not([disabled])')
  if (await primary.isVisible()) return primary.click()
  // A chosen ability asks for a group.
  const groups = page.locator('.group-choices [data-option]:not([disabled])')
  await ((await groups.count()) > 0 ? groups : page.locator('.asked [data-option]:not([disabled])')).first().click()
}

const { visit, sitDown } = everyQuestion({
  box: dwarvesBox,
  tables,
  boxes,
  goOn,
  asOfNow: event => openUntil(event, Date.now() + HOUR),
})

function posedAt(name: string): DwarvesTable {
  const make = tables[name]
  if (make === undefined) throw new Error(`no table ${name}`)
  return make()
}

test('on a phone every card in hand says what it would do without scrolling, and all whom it drives off', async () => {
  const somebody = await visit({ size: 'phone' })
  const { page } = somebody
  for (const name of ['turn-third', 'turn-many', 'turn-barred', 'turn-texts', 'lay-last', 'target-boo', 'loss']) {
    await sitDown(somebody, posedAt(name))
    const options = page.locator('.asked [data-option]')
    for (let i = 0, n = await options.count(); i < n; i++) {
      await options.nth(i).click()
      expect.soft(await outOfSight(page, boxes), `${name} ${i}`).toEqual([])
    }
  }
  await sitDown(somebody, posedAt('turn-third'))
  await page.locator('[data-option="dwarf"]').click()
  // Ben's orcs and the player's own are marked where they are, and the stage says the same.
  expect(await page.locator('.seats .group-token[data-fate="leaves"]').count()).toBe(1)
  expect(await page.locator('.my-seat .group-token[data-fate="leaves"]').count()).toBe(1)
  expect(await page.locator('.forecast-says').isVisible()).toBe(true)
  await somebody.leave()
})

test('R8.3 the window for Forget it! looks and reads the same whether a player holds it or not; those without it are told when they press it', async () => {
  const somebody = await visit({ size: 'desktop' })
  const { page } = somebody
  const seen: unknown[] = []
  for (const name of ['react-can', 'react-cannot']) {
    await sitDown(somebody, posedAt(name))
    seen.push(
      await page.locator('.asked').evaluate(box => ({
        read: box.innerHTML,
        places: [...box.querySelectorAll('.reaction')].map(it => {
          const { x, y, width, height } = it.getBoundingClientRect()
          const { background, color, border, boxShadow, opacity } = getComputedStyle(it)
          return { x, y, width, height, background, color, border, boxShadow, opacity }
        }),
      })),
    )
  }
  expect(seen[1]).toEqual(seen[0])
  await page.getByRole('button', { name: words.react.forget }).click()
  await page.getByRole('dialog').getByText(words.react.none).waitFor()
  await somebody.leave()
})

test('a card that cannot be played is discarded only by the secondary button that says so', async () => {
  const somebody = await visit({ size: 'phone' })
  const { page } = somebody
  await sitDown(somebody, posedAt('turn'))
  await page.locator('[data-option="boo"]').click()
  expect(await page.locator('.actions .primary').isDisabled()).toBe(true)
  const discard = page.getByRole('button', { name: words.turn.discard.replace('{cardObject}', en.cards.boo.object) })
  expect(await discard.getAttribute('class')).toBe('quiet')
  await discard.click()
  await page.locator('.deck-choices').waitFor()
  await somebody.leave()
})

test('who is sent into battle has a tick; another tap takes them back or sends others in their place', async () => {
  const somebody = await visit({ size: 'phone' })
  const { page } = somebody
  await sitDown(somebody, posedAt('fighters'))
  const bench = page.locator('.bench-kind')
  const sent = () => bench.evaluateAll(all => all.map(it => it.querySelector('.bench-sent')?.textContent ?? null))
  const primary = page.locator('.actions .primary')
  expect(await sent()).toEqual(['', '', '1'])
  await bench.last().click()
  expect(await sent()).toEqual([null, '', '2'])
  await bench.nth(1).click()
  expect(await sent()).toEqual([null, null, '2'])
  expect(await primary.isDisabled()).toBe(true)
  await bench.first().click()
  expect(await sent()).toEqual(['', null, '2'])
  expect(await primary.isEnabled()).toBe(true)
  await somebody.leave()
})

test('giving up a reroll or a card is confirmed, if the player wants to be asked', async () => {
  const somebody = await visit({ size: 'phone' })
  const { page } = somebody
  const primary = page.locator('.actions .primary')
  for (const [name, option, text] of [
    ['reroll', 'keep', words.reroll.keepSure],
    ['lay-last', 'none', words.lay.noneSure],
  ] as const) {
    await sitDown(somebody, posedAt(name))
    const second = page.locator(`.actions [data-option="${option}"]`)
    await second.click()
    expect(await second.getAttribute('aria-pressed')).toBe('true')
    expect(await primary.textContent()).toBe(text)
    // Choosing something else takes it back.
    await page.locator('.asked [data-option]:not([disabled])').first().click()
    expect(await second.getAttribute('aria-pressed')).toBe('false')
    await second.click()
    await primary.click()
    await second.waitFor({ state: 'detached' })
  }
  await somebody.leave()
})

test('R6.8 dice visibly roll before anything else happens; latecomers see the result', async () => {
  const somebody = await visit({ motion: true })
  const { page } = somebody
  await sitDown(somebody, posedAt('reroll'))
  await page.locator('.die-choice').first().click()
  await page.locator('.actions .primary').click()
  await page.locator('.status[data-standing="held"]').waitFor()
  // What is still in the air has no face, and nothing tells it.
  expect(await page.locator('.reel .die[data-tumbles] [data-pip]').count()).toBe(0)
  await page.reload()
  await page.locator('.reel .die').first().waitFor()
  expect(await page.locator('.status[data-standing="held"], .die[data-tumbles]').count()).toBe(0)
  await somebody.leave()
})

import type { Browser, Page } from 'playwright'
import { tables } from '#games/fist/screen/testing'
import { sizes, type Visitor, type VisitorParams, visitor } from '#testkit/browser'
import { matchPath } from './driving.ts'
import { type Furnished, lookers, ownAddress, type Who } from './furnished.ts'
import { layRavenKeeper } from './raven-keeper.ts'

/* Every screen of the page, and how to get there in any language. */

export interface Screen {
  readonly who: Who
  /** It is never shown on anything smaller. */
  readonly isBig?: true
  open(page: Page, house: Furnished): Promise<void>
}

/** Navigates within the page without loading it again. */
export async function turn(page: Page, path: string): Promise<void> {
  await page.evaluate(to => history.pushState(null, '', to), path)
}

/** Waits until everything is loaded, including lazy parts and fonts. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('.loading') === null && document.querySelector('h1') !== null)
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
  })
}

const at = (who: Who, path: string, shown: string, then?: (page: Page) => Promise<void>): Screen => ({
  who,
  async open(page) {
    await turn(page, path)
    await page.locator(shown).first().waitFor()
    await then?.(page)
  },
})
/** The table on a television that everybody sees, while it gathers or plays. */
const onBigScreen = (tableOf: (house: Furnished) => string, shown: string): Screen => ({
  who: 'nobody',
  isBig: true,
  async open(page, house) {
    await turn(page, `/table/${tableOf(house)}/screen`)
    await page.locator(shown).first().waitFor()
  },
})
/** A player's phone while a television shows the match. Wider screens show the whole table as usual. */
const besideBigScreen = (then?: (page: Page) => Promise<void>, isAgreed = true): Screen => ({
  who: 'player',
  async open(page, { shared: { table, match } }) {
    const television = await page.context().newPage()
    await television.goto(`/table/${table}/screen`)
    await television.locator('.big-table').waitFor()
    await turn(page, matchPath({ match }))
    const isPhone = (page.viewportSize()?.width ?? 0) < sizes.tablet.width
    const [whole, own, offer] = ['.table-page .mine', '.companion .mine', '.screen-offer']
    await page.locator(isPhone ? `${own}, ${offer}` : whole).waitFor()
    if (!isPhone || !isAgreed) return
    if (await page.locator(offer).isVisible()) await page.locator(`${offer} button`).first().click()
    await page.locator(own).waitFor()
    await then?.(page)
  },
})
const atTable = (who: Who, which: 'gathering' | 'full' | 'playing' | 'closed' | 'barring', shown: string): Screen => ({
  who,
  open: (page, house) => at(who, `/table/${house[which]}`, shown).open(page, house),
})

const atThread = (who: Who, then?: (page: Page) => Promise<void>): Screen => ({
  who,
  open: (page, house) => at(who, `/board/${house.thread}`, '.card-shown', then).open(page, house),
})
const atPerson = (who: Who, then?: (page: Page) => Promise<void>): Screen => ({
  who,
  open: (page, house) => at(who, `/people/${house.friend}`, '.profile', then).open(page, house),
})
const atDesk = (part: string, shown: string, then?: (page: Page) => Promise<void>): Screen =>
  at('keeper', `/desk?part=${part}`, shown, then)

/** In the middle of a match, then with something opened there. */
const atMatch = (then?: (page: Page) => Promise<void>, which: 'middle' | 'over' = 'middle'): Screen => ({
  who: 'player',
  async open(page, house) {
    await sitDown(page, matchPath(house[which]))
    await then?.(page)
  },
})
const asking = (question: string, then?: (page: Page) => Promise<void>): Screen => ({
  who: 'player',
  async open(page, { questions }) {
    const place = questions[question]
    if (place === undefined) throw new Error(`no table ${question}`)
    await sitDown(page, matchPath(place))
    await then?.(page)
  },
})
async function sitDown(page: Page, path: string): Promise<void> {
  // By way of another page, so that nothing stays open from the screen before.
  await turn(page, '/about')
  await page.locator('.about').waitFor()
  await turn(page, path)
  await page.locator('.table-page .mine').waitFor()
}

const unfoldAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true
  })
async function wholeRules(page: Page): Promise<void> {
  await page.locator('.rules-parts a').last().click()
  await page.locator('.rules-card').first().waitFor()
}
const press =
  (...where: readonly string[]) =>
  async (page: Page): Promise<void> => {
    for (const it of where) await page.locator(it).first().click()
  }
/** Log, talk or rules, which cover the table on narrow screens. */
const beside =
  (tab: 'log' | 'chat' | 'rules') =>
  async (page: Page): Promise<void> => {
    const scroll = page.locator('.top-bar .bar-button[aria-haspopup="dialog"]')
    if (await scroll.isVisible()) await scroll.click()
    await page.locator(`[role="tab"][data-key="${tab}"]`).click()
  }
const openMenu = press('.top-bar .bar-button[aria-haspopup="true"]')
const inMenu = (key: string) => press('.top-bar .bar-button[aria-haspopup="true"]', `[role="menu"] [data-key="${key}"]`)

/** Three people begin a match on this device. */
async function coverDevice(page: Page): Promise<void> {
  for (const seat of [1, 2]) await page.locator('.here-seat').nth(seat).locator('select').first().selectOption('person')
  await page.locator('.do-bar .primary').click()
  await page.locator('.cover').waitFor()
}

export const screens: Readonly<Record<string, Screen>> = {
  'home at first': at('nobody', '/', '.hero-play'),
  'home of who comes back': at('player', '/', '.back-acts .hero-play'),
  history: at('player', '/history', '.past-row'),
  'which game': at('nobody', '/new', '.page'),
  'new table': at('nobody', '/new/fist', '.more-options', unfoldAll),
  'new table by a link with house rules': at(
    'nobody',
    // `{"names":{"ru":"7"},"options":{"pointsToWin":2,"startFG":9}}`
    '/new/fist/variant-eyJuYW1lcyI6eyJydSI6IjcifSwib3B0aW9ucyI6eyJwb2ludHNUb1dpbiI6Miwic3RhcnRGRyI6OX19',
    '.variant-told li',
    async page => {
      await page.locator('.variant-name button').click()
      await page.locator('.variant-link').waitFor()
    },
  ),
  'which game here': at('nobody', '/here/new', '.page'),
  'new game here': at('nobody', '/here/new/fist', '.here-seat', async page => {
    await unfoldAll(page)
    await page.locator('.here-seat select').first().selectOption('person')
    await page.locator('.here-seat').nth(1).locator('select').first().selectOption('person')
  }),
  'covered device': at('nobody', '/here/new/fist', '.here-seat', coverDevice),
  'handed device': at('nobody', '/here/new/fist', '.here-seat', async page => {
    await coverDevice(page)
    await page.locator('.cover .primary').click()
    await page.locator('.table-page .mine').waitFor()
    await page.locator('.top-bar [aria-haspopup="true"]').last().click()
    await page.locator('[role="menuitem"]').first().waitFor()
  }),
  'not on this device': at('nobody', '/here/nowhere', '.trouble [role="alert"]'),
  'new slow table': at('nobody', '/new/fist', '.more-options', async page => {
    await page.locator('.pace-field input[type="radio"]').nth(1).check()
    await page.locator('.slow-field .toggle input, .slow-field [role="switch"]').first().click()
  }),
  'come in': at('nobody', '/', '.hero-play', press('.person-chip', '.you-sheet')),
  'table by its link': atTable('nobody', 'gathering', '.sit-form'),
  'full table': atTable('nobody', 'full', '.seat-rows'),
  'table where a match is played': atTable('nobody', 'playing', '.trouble .row'),
  'closed table': atTable('nobody', 'closed', '.trouble .row'),
  rules: at('nobody', '/rules', '.rules-game'),
  'how to play fist': at('nobody', '/rules/fist', '.how-to'),
  'rules of fist': at('nobody', '/rules/fist', '.how-to', async page => {
    await wholeRules(page)
    await unfoldAll(page)
  }),
  'how to play gold': at('nobody', '/rules/gold', '.how-to'),
  'rules of gold': at('nobody', '/rules/gold', '.how-to', wholeRules),
  'how to play dwarves': at('nobody', '/rules/dwarves', '.how-to'),
  tips: at('nobody', '/tips', '.rules-game'),
  'tips for fist': at('nobody', '/tips/fist', '.tips-maxim', unfoldAll),
  'tips for a character of fist': at('nobody', '/tips/fist/magician', '.tips-face', unfoldAll),
  'tips for gold': at('nobody', '/tips/gold', '.tips-maxim'),
  'tips for a dragon of gold': at('nobody', '/tips/gold/theHoarder', '.tips-face'),
  'tips for dwarves': at('nobody', '/tips/dwarves', '.tips-maxim'),
  'tips for a battle of dwarves': at('nobody', '/tips/dwarves/redValley', '.tips-face'),
  'no tips': at('nobody', '/tips/fist/nobody', '.trouble [role="alert"]'),
  'account of nobody': at('nobody', '/you', '.account .panel', unfoldAll),
  'getting back in': at('nobody', '/recover', '.recover .panel'),
  privacy: at('nobody', '/privacy', '.kept-kind'),
  'settings of nobody': at('nobody', '/settings', '.you', unfoldAll),
  lessons: at('nobody', '/learn', '.lesson-list a'),
  lesson: at('nobody', '/learn/fist/first', '.lesson-said .inked'),
  'lesson that says something first': at('nobody', '/learn/fist/letGo', '.lesson-said .inked'),
  'workshop, a blank card': at('nobody', '/workshop', '.begin-from'),
  'workshop, an impossible card': at('nobody', '/workshop/character', '.begin-from', async page => {
    await page.locator('[data-boxed]').first().click()
    await page.locator('.blank').nth(1).click()
    const tabs = page.locator('.shelf-tabs button')
    if ((await tabs.count()) > 0) await tabs.nth(3).click()
    await page.locator(`[data-piece='{"do":"steal"}']`).click()
    await page.locator('.shelf-lacking button').click()
    await page.locator('.step-out').first().click()
    await page.locator('.no-such-card').waitFor()
  }),
  'workshop, a dragon': at('nobody', '/workshop/dragon', '.work-bench .facts'),
  'workshop, a creature': at('nobody', '/workshop/creature', '.work-bench .facts'),
  'workshop, hanging a card up': at('nobody', '/workshop/dragon', '.begin-from', async page => {
    await page.locator('[data-boxed]').first().click()
    await page.locator('.face-name').fill('Ana')
    const tabs = page.locator('.workshop-tabs button')
    if ((await tabs.count()) > 0) await tabs.nth(1).click()
    await page.locator('.hang-untested').click()
    await page.locator('.hang-sheet').waitFor()
  }),
  'workshop, a finished card': {
    who: 'nobody',
    async open(page) {
      await layRavenKeeper(page)
      await page.goto('/workshop/character') // loaded again, so that it reads what was stored
      await page.locator('.step').first().waitFor()
      await page.locator('.seal[data-verdict="fair"]').first().waitFor()
    },
  },
  gallery: at('nobody', '/gallery', '.hung-card'),
  'gallery, a card that is open': at('nobody', '/gallery', '.hung-card', async page => {
    await page.locator('.hung-card').first().click()
    await page.locator('.dossier-acts').waitFor()
    await unfoldAll(page)
  }),
  board: at('nobody', '/board', '.slip'),
  'board, a topic of one game': at('nobody', '/board?topic=strategy&game=fist', '.slip'),
  'board, found': at('nobody', '/board', '.slip', async page => {
    await page.locator('.board-search input').fill('Apprentice')
    await page.locator('.slip mark').first().waitFor()
  }),
  'board, a thread': atThread('nobody', async page => {
    await page.locator('.moment-seats').waitFor()
  }),
  'no thread': at('nobody', '/board/nowhere', '.thread-page [role="alert"]'),
  'no notices': at('nobody', '/notices', '.notices-none'),
  about: at('nobody', '/about', '.about #credits'),
  'no place': at('nobody', '/no/where', '.trouble'),
  'no match': at('nobody', '/match/nowhere', '.trouble [role="alert"]'),
  'no table': at('nobody', '/table/nowhere', '.trouble [role="alert"]'),
  'no game': at('nobody', '/new/chess', '.trouble [role="alert"]'),
  'no rules': at('nobody', '/rules/chess', '.trouble [role="alert"]'),
  home: at('host', '/', '.returning .back-acts .hero-play'),
  'table before its game': atTable('host', 'gathering', '.invite svg, .invite img, .invite canvas'),
  'table with other terms': {
    who: 'host',
    async open(page, house) {
      await turn(page, `/table/${house.gathering}`)
      await page.locator('.terms button').click()
      await page.locator('.terms-form').waitFor()
    },
  },
  'table that does not want me': atTable('host', 'barring', '.trouble [role="alert"]'),
  settings: at('host', '/settings', '.you', unfoldAll),
  account: at('host', '/you', '.devices .one-thing', unfoldAll),
  match: atMatch(),
  log: atMatch(beside('log')),
  chat: atMatch(beside('chat')),
  'rules beside the table': atMatch(beside('rules')),
  'how to play, over the table': atMatch(async page => {
    await beside('rules')(page)
    await page.locator('.rules-short + .more-rules').click()
    await page.locator('.how-to').waitFor()
  }),
  'looking back': atMatch(async page => {
    await beside('log')(page)
    await page.locator('.log .to-moment').first().click()
    await page.locator('.status[data-standing="past"]').waitFor()
  }),
  menu: atMatch(openMenu),
  keys: atMatch(inMenu('keys')),
  'leaving to a bot': atMatch(inMenu('mind')),
  'leaving for good': atMatch(inMenu('leave')),
  'large card': atMatch(press('.read-card')),
  'the round so far': atMatch(press('.round-track')),
  'why not': asking('colour-barred', press('[data-rule]')),
  'something chosen': asking('rival', press('[data-option]')),
  'coins in the hand': asking('bid-tokens', press('.own-heap:not([disabled])')),
  result: atMatch(async page => {
    await page.locator('.result').waitFor()
    await unfoldAll(page)
  }, 'over'),
  'board, somebody’s own thread': atThread('player'),
  'board, reporting a note': {
    who: 'host',
    async open(page, house) {
      await atThread('host').open(page, house)
      await page.locator('.note-flag').first().click()
      await page.locator('[role="dialog"]').waitFor()
    },
  },
  'board, writing a note': at('player', '/board/new?topic=strategy&game=fist', '.new-thread-form', async page => {
    await page.locator('.new-thread-form textarea').fill('**E2**')
    await page.locator('.new-thread-form > button').click()
    await page.locator('.poll-fields').waitFor()
  }),
  friends: at('player', '/friends', '.person-row'),
  'friends, for a stranger': at('nobody', '/friends', '.friends-page'),
  'nobody of that id': at('player', '/people/nowhere', '.friends-page'),
  'a friend': atPerson('player'),
  'a person, for a stranger': atPerson('nobody'),
  'before somebody is blocked': atPerson('player', press('.profile .quiet:nth-child(2)')),
  notices: at('player', '/notices', '.notice'),
  'notices as wished': at('player', '/settings/notices', '.wish-table'),
  'desk, reports': atDesk('reports', '.case'),
  'desk, what nobody has reported': {
    who: 'keeper',
    async open(page, house) {
      await at('keeper', `/desk?kind=name&id=${house.friend}`, '.deciding').open(page, house)
      await page.locator('.deciding .pick').last().click()
      await page.locator('.deciding select').waitFor()
    },
  },
  'desk, appeals': atDesk('appeals', '.case'),
  'desk, measures': atDesk('measures', '.case'),
  'desk, people': atDesk('people', '.case'),
  'desk, words': atDesk('words', '.deciding'),
  'desk, log': atDesk('log', '.audit-log li'),
  'what the house decided about me': at('warned', '/order', '.case', unfoldAll),
  'big screen before the match': onBigScreen(({ gathering }) => gathering, '.screen-before'),
  'big screen': onBigScreen(({ middle }) => middle.table, '.big-table'),
  'phone before it leaves the table to the big screen': besideBigScreen(undefined, false),
  'phone beside the big screen': besideBigScreen(),
  'log on such a phone': besideBigScreen(press('.companion-head [aria-haspopup="dialog"]')),
  'covered phone beside the big screen': besideBigScreen(press('.companion-head [aria-pressed]')),
  'table behind the result': atMatch(press('.result-actions .inked:last-child'), 'over'),
}

/** Every question of Fist, as it first appears. */
export const questions: Readonly<Record<string, Screen>> = Object.fromEntries(
  Object.keys(tables).map(name => [`asked ${name}`, asking(name)]),
)

/** Shows these screens, one after another, to people with such a browser. */
export async function show(
  browser: Browser,
  house: Furnished,
  terms: VisitorParams,
  which: Readonly<Record<string, Screen>>,
  look: (name: string, visitor: Visitor) => Promise<void>,
): Promise<void> {
  for (const who of lookers) {
    const own = Object.entries(which).filter(([, screen]) => screen.who === who)
    if (own.length === 0) continue
    const somebody = await visitor(browser, house.tavern.url, terms)
    await somebody.context.setExtraHTTPHeaders(ownAddress())
    await somebody.context.addCookies(house.cookies[who])
    await somebody.page.goto('/about')
    const size = sizes[terms.size ?? 'desktop']
    for (const [name, { open, isBig = false }] of own) {
      await somebody.page.setViewportSize(isBig ? sizes.desktop : size)
      try {
        await open(somebody.page, house)
        await settled(somebody.page)
      } catch (error) {
        throw new Error(`on the way to “${name}”: ${error instanceof Error ? error.message : String(error)}`)
      }
      await look(name, somebody)
      for (const other of somebody.context.pages()) if (other !== somebody.page) await other.close()
      // A dialog stays open during navigation and would hide the page.
      if ((await somebody.page.locator('[role="dialog"], [role="alertdialog"], [role="menu"]').count()) > 0)
        await somebody.page.keyboard.press('Escape')
    }
    await somebody.leave()
  }
}

import type { ReactNode } from 'react'
import { IntlProvider } from 'use-intl'
import { speaker } from '#games/speaker'
import type { Question } from '#kernel/game'
import { amount, bundle, item, just, menu, oneOf, split, trade } from '#kernel/question'
import type { GameScreen } from '../screen.ts'
import { TableContext, type TableSeen } from '../table.ts'
import { en } from '../words/en.ts'

/* A table that can ask anything, for tests and for looking at prompts. */

const limit = (name: string, max: number) => ({ name, max, rule: 'R2' })
const deal = trade('R1', {
  self: 0,
  partners: [1, 2],
  most: 3,
  own: [limit('ruby', 2)],
  wishes: [limit('pearl', 3), limit('ruby', 1)],
  noGifts: 'R3',
})
const loot = split(
  { there: 'R1', party: 'R2', whole: 'R3' },
  [
    { name: 'ruby', count: 3 },
    { name: 'pearl', count: 1 },
  ],
  [0, 1, 2].map(to => ({ to, least: 0, rule: 'R2' })),
)

/** One question of each kind. */
export const questions: Readonly<Record<string, Question>> = {
  amount: { name: 'amount', ask: { ...amount('R1', 1, 8), notes: ['R2'] } },
  bundle: {
    name: 'bundle',
    ask: bundle('R1', [item('ruby', 4, 'R2'), item('pearl', 6, 'R3', 3), item('opal', 0, 'R2')], {
      total: { min: 1, max: 3, rule: 'R4' },
    }),
  },
  oneOf: { name: 'oneOf', ask: oneOf('R1', ['ruby', 'pearl'], { barred: [{ option: 'opal', rule: 'R3' }] }) },
  split: { name: 'split', ask: loot },
  trade: { name: 'trade', ask: deal },
  menu: {
    name: 'menu',
    ask: menu(
      'R1',
      { pass: just('R1'), bid: amount('R2', 1, 5), deal },
      { pass: 'yes' },
      {
        barred: [{ move: 'attack', rule: 'R3' }],
      },
    ),
  },
}

const rules: Readonly<Record<string, string>> = {
  R1: 'Whoever is asked answers.',
  R2: 'Nobody gives what they do not have.',
  R3: 'Opals are not for sale while the dragon sleeps.',
  R4: 'One, two or three in all.',
}
const called: Readonly<Record<string, string>> = {
  pass: 'let it pass',
  bid: 'bid',
  deal: 'offer a deal',
  attack: 'attack',
}
const words = {
  nothing: 'nothing',
  ...Object.fromEntries(['ruby', 'pearl', 'opal'].map(name => [name, `{n, plural, other {${name}}}`])),
  ...called,
}
const names = ['Ana', 'Ben', 'Александра-Константиновна']
const none = () => null

const screen = {
  option: (_question: Question, option: string | number) => ({ say: String(option), with: { n: 1 } }),
  move: (_question: Question, move: string) => ({ say: move, with: {} }),
  prompts: {},
  game: { id: 'demo' },
  Picture: none,
  Thing: none,
} as unknown as GameScreen

interface DemoTableProps {
  readonly children: ReactNode
  readonly answer?: (given: unknown) => void
  readonly confirms?: boolean
}

export function DemoTable({ children, answer = () => {}, confirms = true }: DemoTableProps) {
  const table = {
    screen,
    names,
    viewer: 0,
    me: 0,
    view: {},
    speaker: speaker('en', words),
    rule: (number: string) => rules[number] ?? null,
    ruleLabel: (number: string) => number,
    zoom: () => {},
    answer,
    confirms,
    isSending: false,
    asking: 'demo',
  } as unknown as TableSeen
  return (
    <IntlProvider locale="en" messages={en} timeZone="UTC">
      <TableContext value={table}>{children}</TableContext>
    </IntlProvider>
  )
}

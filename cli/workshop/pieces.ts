import { manifestOf } from '#games/manifests'
import type { Form, Parts } from '#games/workshop/form'
import type { Guest, Kind } from '#games/workshop/guest'
import { randomGuest } from '#games/workshop/guests-option'
import { expected } from '#games/workshop/reading'
import { diceOf, seedFrom } from '#kernel/seed'
import { readable } from './check.ts'
import { madeGames } from './files.ts'

/** So many cards by chance are looked at for a short example of a piece. */
const LOOKED_AT = 4000

/** Everything that can be written on a card, with examples, as a page of the documentation. */
export async function pieces(): Promise<number> {
  console.log('# What can be written on a card\n')
  console.log(
    'Made by `npm run -s workshop -- pieces`, from what the reader of cards reads. [How to write one](cards.md).',
  )
  for (const game of madeGames) for (const line of await aboutGame(game)) console.log(line)
  return 0
}

async function aboutGame(game: string): Promise<readonly string[]> {
  const manifest = manifestOf(game)
  const workshop = await manifest?.workshop?.parts()
  if (manifest === null || workshop === undefined) return []
  const { kinds, boxed } = workshop
  const read = await readable({ game })
  const rng = diceOf(seedFrom(`pieces of ${game}`))(0)
  const all = [...Object.values(boxed), ...Array.from({ length: LOOKED_AT }, () => randomGuest(kinds, rng))]
  const about = Object.entries(kinds).flatMap(([name, kind]) => {
    const cards = all.filter(card => card.kind === name)
    const lines = [`\n## ${manifest.words.en.title}: ${name}\n`, ...factsOf(kind, cards[0])]
    const words = Object.entries(kind.vocabulary)
    if (words.length === 0) return lines
    const rows = words.map(([word, parts]) => {
      const example = shortest(cards, kind, word)
      return row(
        `\`${word}\``,
        partsOf(parts),
        code(factsIn(example, kind)),
        example === undefined ? '' : read(example).text,
      )
    })
    return [
      ...lines,
      '',
      row('piece', 'its parts', 'in a card', 'which says'),
      row('---', '---', '---', '---'),
      ...rows,
    ]
  })
  return about
}

const factsOf = (kind: Kind, example: Guest | undefined): readonly string[] => [
  row('part', 'what goes there', 'for example'),
  row('---', '---', '---'),
  row('`copies`', `a whole number from 1 to ${kind.mostCopies}`, '1'),
  ...Object.entries(kind.facts).map(([name, form]) =>
    row(`\`${name}\``, expected(form), code(factsIn(example, kind)?.[name])),
  ),
]

const partsOf = (parts: Parts): string =>
  Object.entries(parts)
    .map(([name, form]) => `\`${name}\`: ${formOf(form)}`)
    .join('<br>') || 'none'

const formOf = (form: Form): string =>
  form.is === 'amounts'
    ? `how many of ${Object.entries(form.of)
        .map(([name, most]) => `${name} (to ${most})`)
        .join(', ')}`
    : expected(form)

/** What a card says besides its name and looks. */
const factsIn = (card: Guest | undefined, { facts }: Kind): Readonly<Record<string, unknown>> | undefined =>
  card && Object.fromEntries(Object.keys(facts).map(name => [name, (card as unknown as Record<string, unknown>)[name]]))

function shortest(cards: readonly Guest[], kind: Kind, word: string): Guest | undefined {
  const length = (card: Guest): number => JSON.stringify(factsIn(card, kind)).length
  return cards
    .filter(card => JSON.stringify(factsIn(card, kind)).includes(`{"do":"${word}"`))
    .toSorted((a, b) => length(a) - length(b))[0]
}

const code = (it: unknown): string => (it === undefined ? '' : `\`${JSON.stringify(it)}\``)
const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`

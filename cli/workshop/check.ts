import { manifestOf } from '#games/manifests'
import type { Saying } from '#games/saying'
import { type Speaker, speaker } from '#games/speaker'
import { type Guest, nameIn } from '#games/workshop/guest'
import { guestId } from '#games/workshop/guest-id'
import type { Pack } from '#games/workshop/pack'
import { pictures } from '#games/workshop/pictures'
import { printable } from '../printable.ts'
import { PackProblem, packFrom } from './files.ts'

/** A card as it reads in English: its name, its sentence, and the rules that decide odd cases. */
export async function readable({
  game,
}: Pick<Pack, 'game'>): Promise<(card: Guest) => { name: string; text: string; rulings: readonly string[] }> {
  const manifest = manifestOf(game)
  const [workshop, words] = await Promise.all([manifest?.workshop?.parts(), manifest?.texts.en()])
  const say = speaker('en', words ?? {})
  return card => ({
    name: nameIn(card, 'en'),
    text: workshop === undefined ? '' : sentenceOf(say, workshop.text(card)),
    rulings: workshop?.rulings(card) ?? [],
  })
}

const sentenceOf = (say: Speaker, saying: Saying): string =>
  say
    .sentence(saying, [])
    .map(({ text }) => text)
    .join('')

/** Says whether a file is a pack, and what is in it. */
export async function check(file: string | undefined, more: readonly string[], json: boolean): Promise<number> {
  try {
    const pack = await packFrom(file, more)
    const read = await readable(pack)
    const cards = pack.cards.map(card => ({ id: guestId(card), kind: card.kind, ...read(card), card }))
    if (json) console.log(JSON.stringify({ ok: true, game: pack.game, cards, variants: pack.variants }))
    else for (const line of told(pack, cards)) console.log(printable(line))
    return 0
  } catch (error) {
    if (json && error instanceof PackProblem) console.log(JSON.stringify({ ok: false, problem: error.problem }))
    throw error
  }
}

function* told(
  { game, variants }: Pack,
  cards: readonly {
    readonly name: string
    readonly text: string
    readonly rulings: readonly string[]
    readonly card: Guest
  }[],
): Generator<string> {
  for (const { name, text, rulings, card } of cards) {
    yield `${name} (${card.kind}, ${card.copies === 1 ? 'one card' : `${card.copies} cards`})`
    yield `  ${text}`
    if (!(pictures as readonly string[]).includes(card.picture))
      yield `  The workshop has no picture “${card.picture}”.`
    if (rulings.length > 0) yield `  Odd cases: ${rulings.join(', ')}.`
  }
  for (const { names, options } of variants)
    yield `${names.en ?? Object.values(names)[0]} (house rules): ${
      Object.entries(options)
        .map(([name, value]) => `${name} ${value}`)
        .join(', ') || 'as usual'
    }`
  yield `${counted(cards.length, 'card')} and ${counted(variants.length, 'variant')} for ${game}: all of them can be played.`
}

const counted = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`

import { folded, listed, numbered, seatLine, type Who, whoIn } from '#games/pieces/english'
import type { Viewer } from '#kernel/seat'
import { knows, peek } from '#kernel/secret'
import { adventurers } from '../cards/adventurers.ts'
import { dragonOf } from '../cards/dragons.ts'
import { type Hoard, kindsIn, size } from '../cards/tokens.ts'
import type { GoldEvent } from '../events.ts'
import { ledgerOf } from '../notebook.ts'
import { attackOf, strengthOf, sumOn } from '../rules/strength.ts'
import type { Attacker, Lair, Side, Spot, State } from '../types.ts'
import { nameOf } from './spoken.ts'
import { talkLines } from './table-talk.ts'

/** What everybody could have counted of a hoard, and how many tokens came or went in secret. */
type Counted = { readonly known: Hoard; readonly doubt: number }

/** The whole table in a few terminal lines, limited to what the viewer may see. */
export function board(
  view: State,
  viewer: Viewer,
  names: readonly string[],
  told: readonly GoldEvent[],
): readonly string[] {
  const who = whoIn(names)
  const book = view.options.display === 'ledger' ? ledgerOf(told) : []
  return [
    head(view, who),
    ...view.row.map((lair, spot) => `  ${spot + 1} ${lairText(view, spot, lair, who)}`),
    ...view.sides.map((side, i) => seatLine(i, viewer, who, sideText(side, book[i]))),
    ...talkLines(view, names),
  ].flatMap(folded)
}

/** `2 silver, 1 gold, 1 black`, for narrow places. */
const hoardList = (hoard: Hoard): string =>
  kindsIn(hoard)
    .map(token => `${hoard[token]} ${token}`)
    .join(', ') || 'nothing'

function head({ turn, inBag, pile, lost, result }: State, who: Who): string {
  return [
    result === null ? `Turn: ${who(turn)}` : 'The match is over',
    `bag: ${numbered(inBag, 'token')}`,
    `${numbered(pile.length, 'dragon')} to come`,
    ...(size(lost) === 0 ? [] : [`lost: ${hoardList(lost)}`]),
  ].join(' · ')
}

function lairText(view: State, spot: Spot, lair: Lair | null, who: Who): string {
  if (lair === null) return '(empty)'
  const name = `${nameOf(lair.dragon)} `.padEnd(13)
  const there = view.attackers[spot] ?? []
  return [
    `${name}${sumOn(view, spot, lair)}/${strengthOf(lair)}`,
    ...(view.kill?.spot === spot ? ['slain'] : [hoardList(lair.tokens), hiddenText(view, lair)]),
    ...(there.length === 0 ? [] : [there.map(attacker => attackerText(attacker, lair, who)).join(', ')]),
  ].join(' · ')
}

/** R8.3: with an empty bag no dragon hides anything. */
function hiddenText({ inBag }: State, { dragon, scried }: Lair): string {
  const { hidden } = dragonOf(dragon)
  if (scried) return 'scried'
  return hidden === 0 || inBag === 0 ? 'nothing hidden' : `${hidden} hidden`
}

const attackerText = (attacker: Attacker, lair: Lair, who: Who): string =>
  `${who(attacker.seat)} ${nameOf(attacker.adventurer)}${
    attacker.blade === lair.dragon ? ` (${attackOf(attacker, lair)})` : ''
  }`

function sideText(side: Side, counted: Counted | undefined): string {
  if (side.left) return 'has left'
  const hand = knows(side.hand) ? peek(side.hand).map(nameOf) : []
  return [
    teamText(side),
    hoardOn(side, counted),
    ...(hand.length > 0 ? [listed(hand)] : side.cards > 0 ? [numbered(side.cards, 'object')] : []),
  ].join('  ')
}

/** `Kd.W`: ready, resting, on a dragon, ready. */
const teamText = ({ team }: Side): string =>
  adventurers
    .map(adventurer => {
      const letter = nameOf(adventurer).charAt(0)
      if (team[adventurer] === 'away') return '.'
      return team[adventurer] === 'ready' ? letter : letter.toLowerCase()
    })
    .join('')

/** Behind the screen: known to its owner, or as everybody can count it if the table keeps a ledger. */
function hoardOn({ hoard }: Side, counted: Counted | undefined): string {
  if (knows(hoard)) return hoardList(peek(hoard))
  if (counted === undefined) return '(screen)'
  return `${hoardList(counted.known)}${counted.doubt > 0 ? ` ±${counted.doubt}` : ''} (counted)`
}

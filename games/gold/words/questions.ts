import { capital, duration, listed, numbered, type Who, whoTo } from '#games/pieces/english'
import type { Question } from '#kernel/game'
import { of, type Seat } from '#kernel/seat'
import { peek } from '#kernel/secret'
import { adventurers } from '../adventurers.ts'
import { clocks } from '../clocks.ts'
import type { When } from '../magic/cards.ts'
import type { Asks, Bargain, Kill, State } from '../types.ts'
import { adventurerNames, dealText, hoardText, objectNames, owned, sharesText } from './en.ts'
import { dragonAt, meaningOf, namingIn, targetText } from './targets.ts'

/** What the seat is asked, with what matters for the answer. */
export function question(asked: Question<Asks>, view: State, seat: Seat, names: readonly string[]): string {
  const who = whoTo(names, seat)
  const { kill } = view
  switch (asked.name) {
    case 'attack':
      return `Your turn: send your ${listed(readyOf(view, seat), 'or')} against a dragon.`
    case 'magic':
      return magicText(asked.ask, view, seat, who)
    case 'bargain':
      return bargainText(view, who)
    case 'heaps':
      return `Divide the loot, ${hoardText(kill?.loot ?? {})}, into ${numbered(kill?.party.length ?? 0, 'heap')}; the others choose first, the last heap is yours.`
    case 'heap':
      return 'Which heap do you take?'
    case 'victim':
      return `Whom does your Thief rob?${looks(view, seat) ? ' With your Wizard there you will look and pick.' : ''}`
    case 'token':
      return tokenQuestion(view, seat, who)
    case 'recall':
      return 'All adventurers of everybody are on dragons: which of yours comes home?'
    case 'market':
      return marketText(view, seat, who)
  }
}

const readyOf = ({ sides }: State, seat: Seat): readonly string[] =>
  adventurers.filter(a => of(sides, seat).team[a] === 'ready').map(a => adventurerNames[a])

const looks = ({ kill, attackers }: State, seat: Seat): boolean =>
  (attackers[kill?.spot ?? -1] ?? []).some(a => a.seat === seat && a.adventurer === 'wizard')

function magicText({ moves }: Asks['magic'], view: State, seat: Seat, who: Who): string {
  const { pass: _, call, ...playing } = moves
  const can = [
    ...(Object.keys(playing).length > 0 ? ['play an object'] : []),
    ...(call === undefined ? [] : ['call “Caught!”']),
  ]
  const ask = can.length === 0 ? 'You can only pass.' : `${capital(listed([...can, 'pass'], 'or'))}?`
  const when = view.stage?.at === 'window' ? view.stage.when : null
  const { pause } = clocks[view.options.clock]
  const time = pause === null ? '' : ` (${duration(pause)})`
  return `${when === null ? '' : `${occasion(when, view, seat, who)} `}${ask}${time}`
}

/** What has just happened or is about to, so that an object may be played now. */
function occasion(when: When, view: State, seat: Seat, who: Who): string {
  const { kill } = view
  switch (when) {
    case 'between turns':
      return `${capital(owned(who(view.turn)))} turn comes next.`
    case 'loot shown':
      return kill === null ? 'The loot is shown.' : `${lootText(view, kill, who)}.`
    case 'deal struck':
      return `The deal: ${sharesText(kill?.party ?? [], kill?.shares ?? [], who)}.`
    case 'robbed':
      return `${owned(who(kill?.theft?.thief ?? seat))} Thief is about to rob you.`
    case 'answer':
      return playedText(view, who)
    case 'own turn':
    case 'bargain':
      return ''
  }
}

function playedText(view: State, who: Who): string {
  const played = view.played.at(-1)
  if (played === undefined) return ''
  const target = targetText(played.target, { ...namingIn(view, who), ...meaningOf(played.object) })
  return `${who(played.seat)} plays the ${objectNames[played.object]}${played.target === 'yes' ? '' : `: ${target}`}.`
}

/** `The loot of Thornmaw for you and Ben: 2 gold and 1 blue`. */
export const lootText = (view: State, { spot, party, loot }: Kill, who: Who): string =>
  `The loot of ${dragonAt(view, spot)} for ${listed(party.map(who))}: ${hoardText(loot)}`

function bargainText(view: State, who: Who): string {
  const { kill, bargain } = view
  if (kill === null || bargain === null) return 'Share the loot.'
  const { sand } = clocks[view.options.clock]
  const time = bargain.bell === null || sand === null ? 'no sand runs' : `the sand is ${duration(sand)}`
  return [
    `${lootText(view, kill, who)} (${time}).`,
    ...bargain.offers.map(
      ({ number, by, shares }) =>
        `Offer ${number} by ${who(by)}: ${sharesText(kill.party, shares, who)}; ${accepting(bargain, number, who)}.`,
    ),
    ...(bargain.closing === null ? [] : [`Offer ${bargain.closing.number} closes unless somebody steps back.`]),
    ...(kill.silenced === null ? [] : [`${capital(who(kill.silenced))} need not agree, but must get a token.`]),
  ].join(' ')
}

/** `accepted by Ben and Cleo`. */
export function accepting({ accepts }: Pick<Bargain, 'accepts'>, number: number, who: Who): string {
  const seats = accepts.flatMap((accepted, seat) => (accepted === number ? [who(seat)] : []))
  return seats.length === 0 ? 'accepted by nobody yet' : `accepted by ${listed(seats)}`
}

function tokenQuestion({ stage, kill }: State, seat: Seat, who: Who): string {
  const seen = stage?.at === 'token' ? hoardText(peek(stage.screen)) : 'nothing'
  const { thief, victim } = kill?.theft ?? { thief: seat, victim: seat }
  return victim === seat
    ? `You have ${seen}. Which token does ${owned(who(thief))} Thief get?`
    : `Behind ${owned(who(victim))} screen: ${seen}. Which token do you steal?`
}

function marketText({ market, sides, options }: State, seat: Seat, who: Who): string {
  const { sand } = clocks[options.clock]
  const mine = (market?.offers ?? []).filter(offer => offer.by !== seat && offer.partners.includes(seat))
  return [
    `The Market${sand === null ? '' : ` (${duration(sand)})`}: trade tokens, or say “done”.`,
    `You have ${hoardText(peek(of(sides, seat).hoard))}.`,
    ...mine.map(o => `Offer ${o.number} by ${who(o.by)}: ${dealText(peek(o.deal), who)}.`),
  ].join(' ')
}

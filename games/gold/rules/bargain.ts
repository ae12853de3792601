import { after } from '#games/pieces/clock'
import type { Question } from '#kernel/game'
import { type AnswerTo, bundle, item, just, type MovesOf, menu, oneOf, split } from '#kernel/question'
import { of, type Seat } from '#kernel/seat'
import { peek } from '#kernel/secret'
import { hoardOf, kindsIn, noTokens } from '../cards/tokens.ts'
import { bargainObjects } from '../magic/cards.ts'
import { played } from '../magic/playing.ts'
import { targetsOf } from '../magic/targets.ts'
import type { Asks, Bargain, GoldLedger, Kill, State, Task } from '../types.ts'
import { clocks, FREEZE, HASTE } from './clocks.ts'
import { beginHeaps } from './heaps.ts'
import { isBarren } from './kill.ts'
import { phrases } from './phrases.ts'
import { mayStillOffer, takenBack } from './talks.ts'
import { written } from './targets.ts'

type Moves = MovesOf<Asks['bargain']>

/** R5.7, R12.7: the loot is to be shared. */
export function share(ledger: GoldLedger): readonly Task[] {
  const { kill, options } = ledger.state
  if (kill === null || isBarren(kill)) return []
  if (kill.party.length === 0) return fail(ledger, 'refused')
  if (kill.party.length === 1) return takeAll(ledger, kill)
  if (options.division === 'divideAndChoose') return beginHeaps(ledger, kill)
  const { sand } = clocks[options.clock]
  beginSand(ledger, kill, sand === null ? null : sand * 1000)
  return []
}

/** Starts the sand, in milliseconds. */
function beginSand(ledger: GoldLedger, { party, loot }: Kill, sand: number | null): void {
  const [bell, seconds] = sand === null ? [null, null] : [ledger.at + sand, Math.ceil(sand / 1000)]
  ledger.emit({ type: 'sandRan', party, loot, seconds, bell })
}

/** R3.6, R5.19: a party of one. */
function takeAll(ledger: GoldLedger, { party: [seat], loot }: Kill): readonly Task[] {
  if (seat !== undefined) ledger.emit({ type: 'dealStruck', by: seat, shares: [loot] })
  return []
}

/** R10.12: the stopped sand continues. */
export function runSand(ledger: GoldLedger): readonly Task[] {
  const { bargain, kill } = ledger.state
  if (bargain === null || kill === null) return []
  beginSand(ledger, kill, bargain.left)
  return settle(ledger)
}

export function askBargain(state: State, seat: Seat): Question<Asks> | null {
  const { kill, bargain } = state
  if (kill === null || bargain === null || !kill.party.includes(seat)) return null
  const marks = kindsIn(kill.loot).map(token => item(token, kill.loot[token], 'R5.4'))
  const moves: { -readonly [M in keyof Moves]?: Moves[M] } = {
    claim: bundle('R5.15', marks),
    waive: bundle('R5.15', marks),
    noDeal: just('R5.9'),
    say: oneOf('R5.15', phrases),
  }
  const barred: { move: keyof Moves; rule: string }[] = []
  const offer = whyNoOffer(state, bargain, seat)
  if (offer === null) moves.offer = division(kill)
  else barred.push({ move: 'offer', rule: offer })

  const accepted = of(bargain.accepts, seat)
  const standing = bargain.offers.map(o => o.number).filter(number => number !== accepted)
  const held = accepted === null ? [] : [{ option: accepted, rule: 'R5.11' }]
  if (standing.length > 0) moves.accept = oneOf('R5.12', standing, { barred: held })
  else barred.push({ move: 'accept', rule: accepted === null ? 'R5.12' : 'R5.11' })

  const undo = takenBack(bargain, seat)
  if (undo.length > 0) moves.withdraw = oneOf('R5.14', undo)
  else barred.push({ move: 'withdraw', rule: 'R5.14' })

  for (const object of bargainObjects) {
    const targets = peek(of(state.sides, seat).hand).includes(object) ? targetsOf(state, seat, object) : []
    if (targets.length > 0) moves[object] = oneOf('R10.12', targets.map(written))
  }
  return { name: 'bargain', ask: menu<Moves>('R5.1', moves, { noDeal: 'yes' }, { barred }) }
}

function whyNoOffer(state: State, bargain: Bargain, seat: Seat): string | null {
  if (bargain.frozen) return 'R12.12'
  return mayStillOffer(state, bargain, seat) ? null : 'R12.11'
}

/** R5.3 to R5.5; R10.15: a silenced seat gets something. */
const division = ({ loot, party, silenced }: Kill) =>
  split(
    { there: 'R5.4', party: 'R5.5', whole: 'R5.3' },
    kindsIn(loot).map(name => ({ name, count: loot[name] })),
    party.map(to => ({ to, least: to === silenced ? 1 : 0, rule: 'R10.15' })),
  )

export function answerBargain(ledger: GoldLedger, seat: Seat, answer: AnswerTo<Asks['bargain']>): readonly Task[] {
  const { bargain, kill } = ledger.state
  if (bargain === null || kill === null) return []
  if ('claim' in answer) ledger.emit({ type: 'claimed', seat, wants: hoardOf(answer.claim) })
  else if ('waive' in answer) ledger.emit({ type: 'waived', seat, waives: hoardOf(answer.waive) })
  else if ('say' in answer) ledger.emit({ type: 'said', seat, phrase: answer.say })
  else if ('accept' in answer) ledger.emit({ type: 'offerAccepted', seat, number: answer.accept })
  else if ('noDeal' in answer) ledger.emit({ type: 'dealRefused', seat })
  else if ('offer' in answer) {
    const shares = kill.party.map(to => hoardOf(answer.offer[to] ?? {}))
    ledger.emit({ type: 'offerMade', seat, number: bargain.last + 1, at: ledger.at, party: kill.party, shares })
  } else if ('withdraw' in answer)
    ledger.emit({ type: answer.withdraw === 'offer' ? 'offerWithdrawn' : 'acceptanceWithdrawn', seat })
  else return stopSand(ledger, bargain, played(seat, answer))
  return settle(ledger)
}

/** R10.12: while the answer to it is awaited the sand stands still. */
function stopSand(ledger: GoldLedger, { bell }: Bargain, played: readonly Task[]): readonly Task[] {
  ledger.emit({ type: 'sandStopped', left: bell === null ? null : Math.max(0, bell - ledger.at) })
  return [...played, { do: 'runSand' }]
}

/** R5.2, R5.9, R5.13: the consequences of the last statement. */
export function settle(ledger: GoldLedger): readonly Task[] {
  const { kill, bargain } = ledger.state
  if (kill === null || bargain === null) return []
  if (kill.party.length === 1) return takeAll(ledger, kill)
  const voices = kill.party.filter(seat => seat !== kill.silenced)
  const agreed = bargain.offers.find(offer => voices.every(seat => bargain.accepts[seat] === offer.number))
  if (agreed === undefined) {
    if (bargain.closing !== null) ledger.emit({ type: 'closingStopped' })
    if (voices.every(seat => bargain.refuses[seat])) fail(ledger, 'refused')
  } else if (bargain.closing?.number === agreed.number) return []
  else if (isHasty(ledger, bargain)) ledger.emit({ type: 'dealStruck', by: agreed.by, shares: agreed.shares })
  else {
    const closes = after(ledger.at, clocks[ledger.state.options.clock].closing) ?? ledger.at
    ledger.emit({ type: 'closingBegan', number: agreed.number, closes })
  }
  return []
}

const isHasty = ({ at, state }: GoldLedger, { bell }: Bargain): boolean =>
  bell === null || clocks[state.options.clock].closing === null || bell - at <= HASTE

/** R5.8: all loot is lost. */
function fail(ledger: GoldLedger, why: 'sand' | 'refused'): readonly Task[] {
  const tokens = ledger.state.kill?.loot ?? noTokens
  ledger.emit({ type: 'talksFailed', why })
  ledger.emit({ type: 'lootLost', tokens })
  return []
}

/** The next deadline: a deal closes, offers freeze, or the sand runs out. */
export function bargainDeadline({ options }: State, { closing, bell, frozen }: Bargain): number | null {
  if (closing !== null) return closing.closes
  return bell === null || !options.freeze || frozen ? bell : bell - FREEZE
}

export function expireBargain(ledger: GoldLedger): readonly Task[] {
  const { bargain, options } = ledger.state
  if (bargain === null) return []
  const closing = bargain.offers.find(offer => offer.number === bargain.closing?.number)
  if (closing !== undefined) ledger.emit({ type: 'dealStruck', by: closing.by, shares: closing.shares })
  else if (options.freeze && !bargain.frozen) ledger.emit({ type: 'offersFrozen' })
  else return fail(ledger, 'sand')
  return []
}

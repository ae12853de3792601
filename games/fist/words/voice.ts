import type { Voice } from '#games/boxed'
import { listed, numbered, seatLine, whoIn, winText } from '#games/pieces/english'
import type { Question } from '#kernel/game'
import { of, type Seat, type Viewer } from '#kernel/seat'
import { knows, peek } from '#kernel/secret'
import { type CharacterId, characters, takesBid } from '../characters.ts'
import { notebookOf } from '../notebook.ts'
import { colours } from '../steps.ts'
import type { Asks, Bid, FistEvent, Pass, Place, Power, Purse, Side, State } from '../types.ts'
import { coinList, characterNames as name, powerText, stepText, stoneList } from './en.ts'

const passText: Readonly<Record<Pass, string>> = {
  'no bid': 'nobody bids',
  tie: 'tied again, nobody wins',
  curse: 'cursed, nobody wins',
  'no gold': 'nobody has gold left',
  'nothing left to play': 'no card is left for it to play',
}

/** The log of a table in English. */
function event(it: FistEvent, names: readonly string[]): string | null {
  const who = whoIn(names)
  const place = (at: Place): string => (at === 'bank' ? 'the bank' : at === 'drawn' ? 'the drawn stones' : who(at))
  switch (it.type) {
    case 'roundBegan':
      return `— Round ${it.round} —`
    case 'specialsReshuffled':
      return 'The used specials are shuffled again.'
    case 'specialDrawn':
      return `This round: ${name[it.character]}. ${powerText(characters[it.character].onWin)}`
    case 'characterTurnedUp':
      return `${name[it.character]} is up. ${powerText(characters[it.character].onWin)}`
    case 'bidsOpened':
      return `Fists open: ${it.bids.flatMap((bid, i) => (bid === null ? [] : [`${names[i]} ${bidText(bid)}`])).join(' · ')}.`
    case 'curseCast':
      return `${listed(it.seats.map(who))} ${it.seats.length === 1 ? 'curses' : 'curse'} the ${name[it.character]}.`
    case 'tieBreakBegan':
      return `${listed(it.seats.map(who))} tie and bid silver.`
    case 'characterPassed':
      return `${name[it.character]}: ${passText[it.why]}.`
    case 'characterWon':
      return `${who(it.seat)} wins the ${name[it.character]}.`
    case 'powerDeclined':
      return `${who(it.seat)} leaves it.`
    case 'nothingDone':
      return `Nothing happens (${it.rule}).`
    case 'doublerPlayed':
      return `${who(it.seat)} plays the ${name[it.kept.character]}: the ${name[it.character]} works twice.`
    case 'cardKept':
      return `${who(it.seat)} keeps ${it.kept.charge ? 'a charge of ' : ''}the ${name[it.kept.character]}.`
    case 'colourChosen':
      return `${who(it.seat)} names ${it.colour}.`
    case 'rivalChosen':
      return `${who(it.seat)} chooses ${who(it.rival)}.`
    case 'characterCopied':
      return `${who(it.seat)} copies the ${name[it.character]}.`
    case 'characterTaken':
      return `${who(it.seat)} ${it.how === 'drawn' ? 'draws' : 'picks'} the ${name[it.character]}.`
    case 'coinsMoved':
      return it.to === 'bank'
        ? `${place(it.from)} pays ${coinList(it.coins)}.`
        : `${place(it.to)} takes ${coinList(it.coins)} from ${place(it.from)}.`
    case 'spentFairyMoved':
      return it.to === 'bank'
        ? `${who(it.from)} gives up ${it.amount} fairy gold for good.`
        : `${who(it.to)} takes ${it.amount} spent fairy gold from ${who(it.from)}.`
    case 'coinsPlundered':
      return `${who(it.to)} takes ${knows(it.coins) ? coinList(peek(it.coins)) : 'an unknown haul'} from ${who(it.from)}.`
    case 'tokensTaken':
      return `${who(it.seat)} takes ${coinList({ black: it.black, amulet: it.amulets })}.`
    case 'stonesMoved':
      if (it.to === 'drawn') return `Drawn: ${stoneList(it.stones)}.`
      if (it.from === 'drawn' && it.to === 'bank') return `The named colour! Back to the bank: ${stoneList(it.stones)}.`
      return it.to === 'bank'
        ? `${place(it.from)} puts back ${stoneList(it.stones)}.`
        : `${place(it.to)} takes ${stoneList(it.stones)} from ${place(it.from)}.`
    case 'pointsScored':
      return `${who(it.seat)} scores ${numbered(it.points, 'point')} and has ${it.total}.`
    case 'fairyReturned':
      return `${it.amount} fairy gold returns to ${who(it.seat)}.`
    case 'blackReturned':
      return `${who(it.seat)} gives back ${coinList({ black: it.amount })}.`
    case 'screensLifted':
      return `Screens up: ${it.purses.map((p, i) => `${names[i]} ${coinList(p)}`).join(' · ')}.`
    case 'gameEnded':
      return `The game is over. ${winText(it.result, who)}.`
    case 'seated':
    case 'bidSealed':
    case 'bidPaid':
    case 'powerUsed':
    case 'powerPaused':
    case 'powerResumed':
    case 'roundEnded':
      return null
  }
}

const bidText = (bid: Bid): string => {
  const text = coinList(bid)
  return text === 'nothing' ? 'an empty fist' : text
}

const intro = [
  'In short: hide coins in your fist, all fists open together, and the fullest fist wins the character on the table.',
  'Characters bring stones and coins, or turn stones into points. Whoever fills all their points (◇ to ◆) first wins.',
  'Everybody pays, win or lose: fairy gold comes back when the round ends, common gold does not.',
  'Silver only breaks ties. A black coin in a fist curses the auction, an amulet doubles the coins.',
  'On the table: R B Y are red, blue and yellow stones; “spent” is fairy gold that is out until the round ends.',
]

const titles: { readonly [N in keyof Asks]: string } = {
  bid: 'Close your fist: how many coins?',
  silverBid: 'Tie! Close your fist on silver.',
  twice: 'play it on this power, to use it twice?',
  either: 'choose one.',
  may: 'do you want to?',
  colour: 'choose a colour.',
  rival: 'choose a rival.',
  character: 'choose a character.',
  stones: 'which stones do you give?',
  coin: 'take a coin instead?',
  luck: 'stop and keep what was drawn, or draw on?',
  purchase: 'which stones do you buy?',
  payment: 'how do you pay?',
}

/** Which power asks, and for what. */
function question(asked: Question<Asks>, view: State, seat: Seat, names: readonly string[]): string {
  const { power } = view
  const title = titles[asked.name]
  if (power === null) return title
  const [task] = power.tasks
  const card = task !== undefined && 'character' in task ? task.character : power.playing.character
  return `${name[card]}: ${detail(asked.name, power, of(view.sides, seat), view, names)}${title}`
}
function detail(asked: keyof Asks, power: Power, { kept }: Side, view: State, names: readonly string[]): string {
  const [task] = power.tasks
  if (asked === 'may' && task?.do === 'may')
    return `${listed(task.steps.map(stepText))}${takesBid(power.playing.character) ? `; you bid ${coinList(power.bid)}` : ''}; `
  if (asked === 'twice') return `you keep the ${listed(kept.map(k => name[k.character]))}; `
  if (asked === 'coin') return `${names[power.rival ?? 0]} has no stone to steal; `
  if (asked === 'luck') return `drawn so far ${stoneList(view.drawn)}; ${oddsText(view)}; `
  if (asked === 'purchase' && task?.do === 'buyStones') return `each costs ${task.gold} gold or ${task.silver} silver; `
  return ''
}

/** Answers that are a yes or a no begin with that word. */
const optionTexts: Readonly<Record<string, string>> = {
  use: 'yes',
  decline: 'no',
  take: 'yes: common gold, or else fairy gold',
  leave: 'no',
  once: 'no, use it once',
  twice: 'yes, use it twice',
  stop: 'stop and keep',
  draw: 'draw on',
}

function option(asked: Question<Asks>, option: string | number, view: State, names: readonly string[]): string {
  if (asked.name === 'rival') return names[option as number] ?? String(option)
  if (asked.name === 'character') return name[option as CharacterId]
  const [task] = view.power?.tasks ?? []
  if (asked.name === 'either' && task?.do === 'either')
    return listed((option === 'first' ? task.first : task.second).map(stepText))
  return optionTexts[option] ?? String(option)
}

/** This round's characters, the one that is up first. */
function cards({ auction, unseen, auctioned }: State): readonly string[] {
  const all = new Set([...(auction === null ? [] : [auction.character]), ...unseen, ...auctioned.map(a => a.character)])
  return [...all].map(id => `${name[id]}: ${powerText(characters[id].onWin)}`)
}

/** The whole table in a few lines; only what the viewer may see. */
function board(view: State, viewer: Viewer, names: readonly string[], told: readonly FistEvent[]): readonly string[] {
  const up = view.auction
  const book = view.options.coinCounts === 'tracked' ? notebookOf(told) : []
  const still = view.unseen.map(id => name[id])
  return [
    `Round ${view.round} · bank: ${coinList(view.bank)}, ${stoneList(view.bank.stones)}`,
    ...view.sides.map((side, i) => seatLine(i, viewer, whoIn(names), sideText(side, view, book[i]))),
    `  still to come: ${still.length === 0 ? 'nothing' : still.join(', ')}`,
    ...(up === null ? [] : [`  up now: ${name[up.character]} — ${powerText(characters[up.character].onWin)}`]),
  ]
}

function sideText(side: Side, view: State, counted: Purse | undefined): string {
  const points = `${'◆'.repeat(side.points)}${'◇'.repeat(view.options.pointsToWin - side.points)}`
  const stones = colours.map(c => `${c.charAt(0).toUpperCase()}${side.stones[c]}`).join(' ')
  const extras = [
    side.spent > 0 ? `${side.spent} spent` : '',
    side.black > 0 ? numbered(side.black, 'black coin') : '',
    side.amulets > 0 ? numbered(side.amulets, 'amulet') : '',
    ...side.kept.map(k => name[k.character] + (k.charge ? ' (charge)' : '')),
  ].filter(text => text !== '')
  return [points, stones, coinsText(side, counted), ...extras].join('  ')
}

/** Behind the screen: known to its owner; where the table tracks, as everybody can count it. */
function coinsText({ purse }: Side, counted: Purse | undefined): string {
  if (knows(purse)) return coinList(peek(purse))
  return counted === undefined ? '(screen)' : `${coinList(counted)} (counted)`
}

export const english: Voice<State, FistEvent, Asks> = {
  intro,
  cards,
  event,
  question,
  option,
  move: (_question, move) => move,
  board,
}

function oddsText({ power, bank }: State): string {
  const bag = colours.reduce((n, c) => n + bank.stones[c], 0)
  const bad = power?.colour ? bank.stones[power.colour] : 0
  return `${bad} of ${bag} stones in the bag are ${power?.colour}`
}

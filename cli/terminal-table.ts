import type { Boxed } from '#games/boxed'
import { type Bot, consult, Ears, thinking } from '#kernel/bot'
import type { Dice } from '#kernel/chance'
import type { Header } from '#kernel/file'
import type { GameEvent, Question, Result } from '#kernel/game'
import { type Entry, isRefusal, type Match, open, type Refusal, ring, submit } from '#kernel/match'
import { redact } from '#kernel/redact'
import type { Seat, Viewer } from '#kernel/seat'
import { diceOf, type Seed, seedFrom } from '#kernel/seed'
import type { Keyboard } from './keyboard.ts'
import { expectedText, isForced, promptLines, readAnswer, type Say } from './prompt.ts'
import { ruleText } from './rulebook.ts'
import { show } from './screen.ts'
import { botNamed } from './usage.ts'

interface Party {
  readonly box: Boxed
  readonly header: Header
  readonly seed: Seed
  /** The first so many seats are people, the rest bots. */
  readonly people: number
  readonly bots: readonly string[]
}

const tableHelp = [
  'Type an answer and press Enter. So many things: “3”, or “2” and the beginning of a word, as the question shows.',
  'A choice: its number in the list or the beginning of its words. Enter alone gives the answer marked so.',
  '  board    the table again               cards    what this round’s cards do',
  '  rule 1   what rule number 1 says       quit     leave the table',
]

/** A match in the terminal: whoever sits at the keyboard sees what their seat may see, and no more. */
export class TerminalTable {
  readonly log: Entry[] = []
  readonly #party: Party
  readonly #keyboard: Keyboard
  readonly #match: Match
  readonly #bots: readonly Bot[]
  readonly #botDice: Dice
  readonly #ears: Ears<GameEvent>
  /** Who holds the keyboard, where several people share it, and what the table heard since each held it last. */
  #holder: Seat | null = null
  readonly #news: readonly string[][]

  constructor(party: Party, keyboard: Keyboard) {
    this.#party = party
    this.#keyboard = keyboard
    this.#botDice = diceOf(seedFrom(`bots of ${party.seed}`))
    this.#bots = party.bots.map(name => botNamed(party.box, name))
    const { header, seed, box } = party
    const terms = { seats: header.names.length, options: header.options, dice: diceOf(seed, header.words) }
    const { match, entry } = open(box.game, terms, Date.now())
    this.#match = match
    this.#ears = new Ears(match.seats)
    this.#news = match.seats.map(() => [])
    this.#greet()
    this.#tell(entry)
  }

  get result(): Result | null {
    return this.#party.box.game.result(this.#match.state)
  }

  /** To the end (true), or until somebody leaves (false). */
  async play(): Promise<boolean> {
    const { people } = this.#party
    while (this.result === null) {
      const before = this.#match.next
      for (const seat of this.#match.seats.slice(people)) this.#botMove(seat)
      for (const seat of this.#match.seats.slice(0, people)) if (!(await this.#personMove(seat))) return false
      if (this.#match.next === before) this.#done(ring(this.#match))
    }
    this.#showResult(this.result)
    return true
  }

  #botMove(seat: Seat): void {
    const bot = this.#bots[seat - this.#party.people]
    if (bot === undefined) return
    const rng = thinking(this.#botDice, this.#match, seat)
    const answer = consult(bot, this.#party.box.game, this.#match.state, seat, this.#ears.of(seat), rng)
    if (answer !== null) this.#done(submit(this.#match, seat, answer, Date.now()))
  }

  async #personMove(seat: Seat): Promise<boolean> {
    const { box, header, people } = this.#party
    const view = redact(this.#match.state, seat)
    const question = box.game.choice(view, seat)
    if (question === null) return true
    const say: Say = {
      me: seat,
      seat: n => header.names[n] ?? `Seat ${n}`,
      option: option => box.voice.option(question, option, view, header.names),
      move: move => box.voice.move(question, move, view, header.names),
    }
    if (people === 1 && isForced(question)) return this.#answer(seat, question, '', say)
    if (!(await this.#passKeyboard(seat))) return false
    this.#showBoard(seat)
    const ask = (): void => this.#ask(question, box.voice.question(question, view, seat, header.names), say)
    ask()
    for (;;) {
      const line = await this.#keyboard.ask(`${header.names[seat]}> `)
      if (line === null) return false
      if (/^(quit|exit|q)$/i.test(line.trim())) {
        if (await this.#reallyLeaves()) return false
      } else if (this.#sideTalk(line.trim(), seat)) ask()
      else if (this.#answer(seat, question, line, say)) return true
    }
  }

  #ask(question: Question, title: string, say: Say): void {
    for (const line of promptLines(question, title, say)) show(line)
    for (const note of question.ask.notes) show(`  mind ${note}: ${ruleText(this.#party.box, note) ?? ''}`, 'dim')
  }

  #answer(seat: Seat, question: Question, line: string, say: Say): boolean {
    const answer = readAnswer(question, line, say)
    const next = submit(this.#match, seat, { name: question.name, answer }, Date.now())
    if (!isRefusal(next)) {
      this.#done(next)
      return true
    }
    const rule = next.rule === null ? '' : ` (“rule ${next.rule}” tells why)`
    show(`That will not do: expected ${expectedText(question, say)}${rule}.`, 'yellow')
    return false
  }

  /** What is said at the table but is no answer. */
  #sideTalk(line: string, seat: Seat): boolean {
    const { box } = this.#party
    const view = redact(this.#match.state, seat)
    const [word = '', ...more] = line.toLowerCase().split(/\s+/)
    if (word === '?' || word === 'help') for (const text of [...box.voice.intro, ...tableHelp]) show(text)
    else if (word === 'board') this.#showBoard(seat)
    else if (word === 'cards') for (const card of box.voice.cards(view)) show(card)
    else if (word === 'rule') show(this.#lookUp(more.join(' '), box.voice.cards(view)))
    else return false
    return true
  }

  /** A rule by its number, or a card by its name. */
  #lookUp(what: string, cards: readonly string[]): string {
    const card = what === '' ? undefined : cards.find(text => text.toLowerCase().startsWith(what))
    return ruleText(this.#party.box, what) ?? card ?? 'There is no rule of that number, nor a card of that name here.'
  }

  #done(next: Entry | Refusal | null): void {
    if (next === null) throw new Error('nobody can act')
    if (isRefusal(next)) throw new Error(`a bot answered wrongly: ${next.refused}, expected ${next.expected}`)
    this.#tell(next)
  }

  /** One person alone follows with their own eyes; several hear what the whole table hears. */
  #tell(entry: Entry): void {
    this.log.push(entry)
    this.#ears.hear(entry)
    const viewer: Viewer = this.#party.people === 1 ? (0 as Seat) : 'table'
    for (const event of redact(entry, viewer).events) {
      const line = this.#party.box.voice.event(event, this.#party.header.names)
      if (line === null) continue
      for (const news of this.#news) news.push(line)
      showNews(line)
    }
  }

  /** The screen is wiped for the next hands, so what happened meanwhile is told again. */
  async #passKeyboard(seat: Seat): Promise<boolean> {
    if (this.#party.people < 2) return true
    const news = this.#news[seat]?.splice(0) ?? []
    if (this.#holder === seat) return true
    const first = this.#holder === null
    if (!first) this.#keyboard.pass()
    this.#holder = seat
    const name = this.#party.header.names[seat]
    const line = await this.#keyboard.ask(`Keyboard to ${name}; press Enter when nobody else looks. `)
    if (!first) for (const each of news) showNews(each)
    return line !== null && line.trim() !== 'quit'
  }

  async #reallyLeaves(): Promise<boolean> {
    if (process.stdin.isTTY !== true) return true
    const line = await this.#keyboard.ask('Leave? The game is not kept. (y/N) ')
    return line === null || /^y/i.test(line.trim())
  }

  #showBoard(seat: Seat): void {
    const { box, header } = this.#party
    const view = redact(this.#match.state, seat)
    console.log()
    for (const line of box.voice.board(view, seat, header.names, this.#ears.of(seat)))
      show(line, line.includes('▸') ? ['bold', 'cyan'] : 'cyan')
  }

  #showResult(result: Result | null): void {
    const { names } = this.#party.header
    const places = names.map((name, i) => ({ name, rank: result?.ranking[i] ?? 0, points: result?.points[i] ?? 0 }))
    console.log()
    for (const { name, rank, points } of places.sort((a, b) => a.rank - b.rank))
      show(`  ${rank}. ${name.padEnd(14)} ${points} point${points === 1 ? '' : 's'}`, rank === 1 ? 'bold' : null)
  }

  #introduce(name: string, seat: number): string {
    const bot = this.#party.bots[seat - this.#party.people]
    return bot === undefined ? name : `${name} (${bot})`
  }

  #greet(): void {
    const { box, header } = this.#party
    const everybody = header.names.map((name, i) => this.#introduce(name, i)).join(', ')
    show(`\n${box.title} at the Wyrmtavern: ${everybody}`, 'bold')
    show('An unofficial fan work; if you like the game, please buy the box. “?” for help, “quit” to leave.')
    show(`The dice are bound by SHA-256 ${header.commitment}`, 'dim')
    console.log()
    for (const line of box.voice.intro) show(line)
    console.log()
  }
}

const showNews = (line: string): void => {
  if (line.startsWith('—')) console.log()
  show(line, line.startsWith('—') ? 'bold' : null)
}

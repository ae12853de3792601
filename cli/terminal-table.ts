import { botNamed } from '#bots/roster'
import { silence } from '#bots/silence'
import { SimulatedTime } from '#bots/simulated-time'
import { type NextActor, turnOrder } from '#bots/turn-order'
import { type Bot, consult, SeatMemories, thinking } from '#kernel/bot'
import type { Dice } from '#kernel/chance'
import type { GameEvent, Question, Result } from '#kernel/game'
import { type Entry, isRefusal, type Match, open, type Refusal, ring, submit } from '#kernel/match'
import { redact } from '#kernel/redact'
import type { Seat, Viewer } from '#kernel/seat'
import { diceOf, seedFrom } from '#kernel/seed'
import { greet, type Party, showNews, showResult, tableHelp, timeText } from './announcements.ts'
import type { Keyboard } from './keyboard.ts'
import { expectedText, isForced, promptLines, readAnswer, type Say } from './prompt.ts'
import { ruleText } from './rulebook.ts'
import { show } from './screen.ts'

/** A match in the terminal. The person at the keyboard sees only what their seat may see. */
export class TerminalTable {
  readonly log: Entry[] = []
  readonly #party: Party
  readonly #keyboard: Keyboard
  readonly #match: Match
  readonly #bots: readonly Bot[]
  readonly #botDice: Dice
  readonly #ears: SeatMemories<GameEvent>
  /** Who has the keyboard, if several people share it, and what the table heard since each last had it. */
  #holder: Seat | null = null
  readonly #news: readonly string[][]
  /** The number of lines printed so far, and at the time when each seat chose to wait. */
  #lines = 0
  readonly #waiting: { readonly lines: number; readonly since: number }[] = []
  /** Each seat's last question while a clock was running. */
  readonly #asked: string[] = []
  /** Whether to prompt even for questions that most players would pass. */
  #isWatching = false
  readonly #pace: SimulatedTime

  constructor(party: Party, keyboard: Keyboard) {
    this.#party = party
    this.#keyboard = keyboard
    this.#botDice = diceOf(seedFrom(`bots of ${party.seed}`))
    this.#pace = new SimulatedTime(diceOf(seedFrom(`pace of ${party.seed}`)), Date.now())
    this.#bots = party.bots.map(name => botNamed(party.box, name))
    const { header, seed, box } = party
    const terms = { seats: header.names.length, options: header.options, dice: diceOf(seed, header.words) }
    const { match, entry } = open(box.game, terms, this.#pace.now)
    this.#match = match
    this.#ears = new SeatMemories(match.seats)
    this.#news = match.seats.map(() => [])
    greet(party)
    this.#tell(entry)
  }

  get result(): Result | null {
    return this.#party.box.game.result(this.#match.state)
  }

  /** Plays to the end (true), or until somebody leaves (false). */
  async play(): Promise<boolean> {
    const { people } = this.#party
    const { seats } = this.#match
    const turns = turnOrder(this.#match, this.#pace, [...seats.slice(people), ...seats.slice(0, people)])
    for (let turn = turns.next(); !turn.done; ) {
      const before = this.#match.next
      if (!(await this.#turn(turn.value))) return false
      turn = turns.next(this.#match.next > before)
    }
    showResult(this.#party.header.names, this.result)
    return true
  }

  /** False if somebody leaves the table. */
  async #turn(speaker: NextActor): Promise<boolean> {
    if (speaker === 'clock') {
      this.#done(ring(this.#match))
      return true
    }
    if (speaker.how !== 'against the clock') this.#pace.catchUp(Date.now())
    const isPerson = speaker.seat < this.#party.people
    if (speaker.how !== 'silent' || isPerson) return this.#move(speaker.seat, speaker.how === 'against the clock')
    this.#done(silence(this.#match, speaker.seat, this.#pace.now))
    return true
  }

  async #move(seat: Seat, isTimed: boolean): Promise<boolean> {
    const bot = this.#bots[seat - this.#party.people]
    if (bot === undefined) return this.#personMove(seat, isTimed)
    const rng = thinking(this.#botDice, this.#match, seat)
    const { box } = this.#party
    const answer = consult(bot, box.game, this.#match.state, seat, this.#ears.of(seat), rng, this.#pace.now)
    if (answer !== null) this.#done(submit(this.#match, seat, answer, this.#pace.now))
    return true
  }

  async #personMove(seat: Seat, isTimed: boolean): Promise<boolean> {
    const { box, header, people } = this.#party
    const view = redact(this.#match.state, seat)
    const question = box.game.choice(view, seat)
    if (question === null || (isTimed && this.#waitsOn(seat))) return true
    const say = this.#sayIn(question, view, seat, isTimed)
    const isQuiet = question.ask.kind === 'menu' && question.ask.quiet && !this.#isWatching
    if (people === 1 && (isForced(question) || isQuiet)) {
      this.#done(silence(this.#match, seat, this.#pace.now))
      return true
    }
    if (!(await this.#passKeyboard(seat))) return false
    const title = box.voice.question(question, view, seat, header.names)
    const ask = (): void => this.#ask(question, title, say)
    if (say.enter === 'wait' && isTimed && this.#asked[seat] === question.name) this.#askAgain(title)
    else {
      this.#showBoard(seat)
      ask()
    }
    this.#asked[seat] = isTimed ? question.name : ''
    for (;;) {
      const line = await this.#keyboard.ask(`${header.names[seat]}> `)
      if (line === null) return false
      if (/^(quit|exit|q)$/i.test(line.trim())) {
        if (await this.#reallyLeaves()) return false
      } else if (say.enter === 'wait' && /^(wait)?$/i.test(line.trim())) {
        this.#waiting[seat] = { lines: this.#lines, since: this.#pace.now }
        return true
      } else if (say.enter === 'nothing' && line.trim() === '') show('Type what you do; “?” tells how.', 'yellow')
      else if (/^(\?|help)$/i.test(line.trim())) {
        for (const text of [...box.voice.intro, ...tableHelp(box)]) show(text)
        ask()
      } else if (this.#sideTalk(line.trim(), seat)) show(title)
      else if (this.#answer(seat, question, line, say)) return true
    }
  }

  /**
   * Whether a seat that chose to wait is still waiting. It is prompted again when there is news, after a while, and
   * before it is too late.
   */
  #waitsOn(seat: Seat): boolean {
    const { lines, since } = this.#waiting[seat] ?? { lines: -1, since: 0 }
    const { now } = this.#pace
    const due = this.#party.box.game.deadline?.(this.#match.state) ?? now
    const isLastCall = due - now <= PATIENCE && due - since > PATIENCE
    return lines === this.#lines && now - since < PATIENCE && !isLastCall
  }

  /** Parts have their own names; seats are named by their players. */
  #sayIn(question: Question, view: object, seat: Seat, isTimed: boolean): Say {
    const { voice } = this.#party.box
    const { names } = this.#party.header
    const isAmongSeats = question.ask.kind !== 'split' || question.ask.toSeats
    const option: Say['option'] = (it, move) => voice.option(question, it, view, names, move)
    return {
      me: isAmongSeats ? seat : -1,
      seat: n => (isAmongSeats ? (names[n] ?? `Seat ${n}`) : option(n)),
      option,
      move: move => voice.move(question, move, view, names),
      enter: this.#enterIn(question, seat, isTimed),
    }
  }

  /**
   * Enter alone never makes a move, unless most players would pass, or there is nothing to wait for in a sealed window.
   */
  #enterIn({ ask }: Question, seat: Seat, isTimed: boolean): Say['enter'] {
    if (ask.kind !== 'menu' || ask.covert || (ask.quiet && !isTimed)) return 'idle'
    const { game } = this.#party.box
    const others = this.#match.seats.some(s => s !== seat && game.choice(this.#match.state, s) !== null)
    return isTimed || others ? 'wait' : 'nothing'
  }

  #ask(question: Question, title: string, say: Say): void {
    for (const line of promptLines(question, title, say)) show(line)
    const due = this.#party.box.game.deadline?.(this.#match.state) ?? null
    if (due !== null) show(`  ${timeText(due - this.#pace.now)} left`, 'dim')
    for (const note of question.ask.notes) show(`  mind ${note}: ${ruleText(this.#party.box, note) ?? ''}`, 'dim')
  }

  /** Prompts again in short: what happened and what can be typed is still on the screen. */
  #askAgain(title: string): void {
    show(title)
    const due = this.#party.box.game.deadline?.(this.#match.state) ?? this.#pace.now
    show(`  ${timeText(due - this.#pace.now)} left (“?” tells what you can say, Enter alone waits)`, 'dim')
  }

  #answer(seat: Seat, question: Question, line: string, say: Say): boolean {
    const answer = readAnswer(question, line, say)
    const next = submit(this.#match, seat, { name: question.name, answer }, this.#pace.now)
    if (!isRefusal(next)) {
      this.#done(next)
      return true
    }
    const why = next.refused === 'not allowed' && next.rule !== null ? ruleText(this.#party.box, next.rule) : null
    if (why !== null) show(`That is not allowed: ${why} (${next.rule})`, 'yellow')
    else show(`That will not do: expected ${expectedText(question, answer, say)}.`, 'yellow')
    return false
  }

  /** Handles input that is not an answer. */
  #sideTalk(line: string, seat: Seat): boolean {
    const { box } = this.#party
    const view = redact(this.#match.state, seat)
    const [word = '', ...more] = line.toLowerCase().split(/\s+/)
    if (word === 'board') this.#showBoard(seat)
    else if (word === 'watch') this.#watch()
    else if (word === 'cards') this.#showCards(view)
    else if (word === 'rule') show(this.#lookUp(more.join(' '), [...box.voice.cards(view), ...(box.voice.box ?? [])]))
    else return false
    return true
  }

  #watch(): void {
    this.#isWatching = !this.#isWatching
    show(this.#isWatching ? 'You are asked everything.' : 'You are no longer asked what most would let pass.')
  }

  /** The cards that matter now; at the very beginning, all cards. */
  #showCards(view: object): void {
    const { voice } = this.#party.box
    const cards = voice.cards(view)
    for (const card of cards.length > 0 ? cards : (voice.box ?? [])) show(card)
  }

  /** A rule by its number, or a card by its name. */
  #lookUp(what: string, cards: readonly string[]): string {
    const named = (text: string): string => text.toLowerCase().split(':')[0] ?? ''
    const card = what === '' ? undefined : cards.find(text => named(text).includes(what))
    return ruleText(this.#party.box, what) ?? card ?? 'There is no rule of that number, nor a card of that name here.'
  }

  #done(next: Entry | Refusal | null): void {
    if (next === null) throw new Error('nobody can act')
    if (isRefusal(next)) throw new Error(`that was refused: ${next.refused}, expected ${next.expected}`)
    this.#tell(next)
  }

  /** A single person is told what their seat may know; several are told what everybody may know. */
  #tell(entry: Entry): void {
    this.log.push(entry)
    this.#ears.hear(entry)
    const viewer: Viewer = this.#party.people === 1 ? (0 as Seat) : 'table'
    for (const event of redact(entry, viewer).events) {
      const line = this.#party.box.voice.event(event, this.#party.header.names)
      if (line === null || (this.#party.people === 1 && this.#isAside(event))) continue
      this.#lines++
      if (line.startsWith('—')) this.#asked.length = 0 // something new begins
      for (const news of this.#news) news.push(line)
      showNews(line)
    }
  }

  /** Talk among others that does not concern the only person at the table. */
  #isAside(event: GameEvent): boolean {
    const { box } = this.#party
    if (this.#isWatching || box.voice.aside === undefined) return false
    return box.voice.aside(event, box.game.choice(this.#match.state, 0 as Seat) !== null)
  }

  /** Clears the screen for the next person, so news is printed again. */
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
}

/** How long somebody who waits is left alone, in milliseconds. */
const PATIENCE = 10_000

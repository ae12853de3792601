import { styleText } from 'node:util'
import type { Boxed } from '#games/boxed'
import { type Bot, consult, Ears } from '#kernel/bot'
import type { Dice } from '#kernel/chance'
import type { Header } from '#kernel/file'
import type { GameEvent, Question, Result } from '#kernel/game'
import { type Entry, isRefusal, type Match, open, type Refusal, submit } from '#kernel/match'
import { redact } from '#kernel/redact'
import type { Seat, Viewer } from '#kernel/seat'
import { diceOf, type Seed, seedFrom } from '#kernel/seed'
import type { Keyboard } from './keyboard.ts'
import { promptLines, readAnswer } from './prompt.ts'
import { ruleText } from './rulebook.ts'
import { botNamed } from './usage.ts'

interface Party {
  readonly box: Boxed
  readonly header: Header
  readonly seed: Seed
  /** The first so many seats are people, the rest bots. */
  readonly people: number
  readonly bots: readonly string[]
}

const tableHelp = `Type an answer and press Enter. Coins: “3” (of the first kind), “2 fairy 1 common” or “2f 1c”.
A choice: its number in the list or the beginning of its word. Enter alone gives the answer in brackets.
  board       the table again          rule E20    what a rule says
  ?           this help                quit        leave the table`

/** A match in the terminal: whoever sits at the keyboard sees what their seat may see, and no more. */
export class TerminalTable {
  readonly log: Entry[] = []
  readonly #party: Party
  readonly #keyboard: Keyboard
  readonly #match: Match
  readonly #bots: readonly Bot[]
  readonly #botDice: Dice
  readonly #ears: Ears<GameEvent>
  /** Who holds the keyboard, where several people share it. */
  #holder: Seat | null = null

  constructor(party: Party, keyboard: Keyboard) {
    this.#party = party
    this.#keyboard = keyboard
    this.#botDice = diceOf(seedFrom(`bots of ${party.seed}`))
    this.#bots = party.bots.map(name => botNamed(party.box, name))
    const { header, seed, box } = party
    const { match, entry } = open(
      box.game,
      { seats: header.names.length, options: header.options, dice: diceOf(seed, header.words) },
      Date.now(),
    )
    this.#match = match
    this.#ears = new Ears(match.seats)
    this.#greet()
    this.#tell(entry)
  }

  get result(): Result | null {
    return this.#party.box.game.result(this.#match.state)
  }

  /** To the end (true), or until somebody leaves (false). */
  async play(): Promise<boolean> {
    while (this.result === null) {
      const before = this.#match.next
      for (const seat of this.#match.seats.slice(this.#party.people)) this.#botMove(seat)
      for (const seat of this.#match.seats.slice(0, this.#party.people))
        if (!(await this.#personMove(seat))) return false
      if (this.#match.next === before) throw new Error('nobody can act')
    }
    return true
  }

  #botMove(seat: Seat): void {
    const bot = this.#bots[seat - this.#party.people]
    if (bot === undefined) return
    const rng = this.#botDice(this.#match.next * 16 + seat)
    const answer = consult(bot, this.#party.box.game, this.#match.state, seat, this.#ears.of(seat), rng)
    if (answer !== null) this.#done(submit(this.#match, seat, answer, Date.now()))
  }

  async #personMove(seat: Seat): Promise<boolean> {
    const { box, header } = this.#party
    const view = redact(this.#match.state, seat)
    const question = box.game.choice(view, seat)
    if (question === null) return true
    if (!(await this.#passKeyboard(seat))) return false
    this.#showBoard(seat)
    for (const line of promptLines(box, question, view, seat, header.names)) console.log(line)
    for (const note of question.ask.notes) console.log(styleText('dim', `  mind ${note}: ${ruleText(box, note) ?? ''}`))
    for (;;) {
      const line = await this.#keyboard.ask(`${header.names[seat]}> `)
      if (line === null || line.trim() === 'quit') return false
      if (this.#sideTalk(line.trim(), seat)) continue
      if (this.#answer(seat, question, line)) return true
    }
  }

  #answer(seat: Seat, question: Question, line: string): boolean {
    const next = submit(this.#match, seat, { name: question.name, answer: readAnswer(question, line) }, Date.now())
    if (!isRefusal(next)) {
      this.#done(next)
      return true
    }
    const why = next.rule === null ? null : ruleText(this.#party.box, next.rule)
    console.log(
      styleText('yellow', `That will not do: expected ${next.expected}.${why === null ? '' : ` ${next.rule}: ${why}`}`),
    )
    return false
  }

  /** What is said at the table but is no answer. */
  #sideTalk(line: string, seat: Seat): boolean {
    if (line === '?' || line === 'help') console.log(tableHelp)
    else if (line === 'board') this.#showBoard(seat)
    else if (line.startsWith('rule '))
      console.log(ruleText(this.#party.box, line.slice(5).trim()) ?? 'There is no rule of that number.')
    else return false
    return true
  }

  #done(next: Entry | Refusal): void {
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
      if (line !== null) console.log(line.startsWith('—') ? `\n${styleText('bold', line)}` : line)
    }
  }

  async #passKeyboard(seat: Seat): Promise<boolean> {
    if (this.#party.people < 2 || this.#holder === seat) return true
    if (this.#holder !== null) this.#keyboard.pass()
    this.#holder = seat
    const name = this.#party.header.names[seat]
    const line = await this.#keyboard.ask(`Keyboard to ${name}; press Enter when nobody else looks. `)
    return line !== null && line.trim() !== 'quit'
  }

  #showBoard(seat: Seat): void {
    const { box, header } = this.#party
    const view = redact(this.#match.state, seat)
    console.log()
    for (const line of box.voice.board(view, seat, header.names, this.#ears.of(seat)))
      console.log(styleText('cyan', line))
  }

  #introduce(name: string, seat: number): string {
    const bot = this.#party.bots[seat - this.#party.people]
    return bot === undefined ? name : `${name} (${bot})`
  }

  #greet(): void {
    const { box, header } = this.#party
    console.log(
      styleText(
        'bold',
        `\n${box.title} at the Wyrmtavern: ${header.names.map((name, i) => this.#introduce(name, i)).join(', ')}`,
      ),
    )
    console.log('An unofficial fan work; if you like the game, please buy the box. “?” for help, “quit” to leave.')
    console.log(styleText('dim', `The dice are bound by SHA-256 ${header.commitment}`))
  }
}

import type { BenchLine } from './line.ts'
import type { Guest, News, Talk, Talker } from './talk.ts'

/** Our house: lists of messages in JSON. One connection may follow several matches. */
class HouseTalk implements Talk {
  readonly #line: BenchLine
  readonly #guests: readonly Guest[]
  readonly #news: News
  readonly #have = new Map<string, number>()

  constructor(line: BenchLine, guests: readonly Guest[], news: News) {
    this.#line = line
    this.#guests = guests
    this.#news = news
  }
  begin(): void {
    for (const guest of this.#guests) this.play(guest, guest.match)
  }
  play(guest: Guest, match: string): void {
    if (guest.match !== match) {
      this.#have.delete(guest.match)
      this.#line.send(`{"t":"unfollow","match":"${guest.match}"}`)
    }
    guest.match = match
    this.#line.send(`{"t":"follow","match":"${match}","have":-1}`)
  }
  bid(guest: Guest, gold: number): void {
    const id = `${this.#guests.indexOf(guest)} ${guest.round}`
    const asked = this.#have.get(guest.match) ?? -1
    const answer = `"asked":${asked},"name":"bid","answer":${gold}`
    this.#line.send(`{"t":"answer","match":"${guest.match}","id":"${id}",${answer}}`)
  }
  hear(frame: Buffer): void {
    for (const said of JSON.parse(frame.toString('latin1')))
      if (said.t === 'entry') this.#entry(said.match, said.entry)
      else if (said.t === 'done') this.#news.done(this.#guests[Number.parseInt(said.id, 10)] as Guest)
      else if (said.t === 'refused') throw new Error(`refused: ${said.code}, expected ${said.expected}`)
  }
  #entry(match: string, { seq, events }: { seq: number; events: readonly { readonly type: string }[] }): void {
    this.#have.set(match, seq)
    const last = events.at(-1)?.type
    const guest = this.#guests.find(it => it.match === match)
    if (guest === undefined) return
    this.#news.told(guest, seq)
    if (last !== 'lotShown' && last !== 'closed') return
    if (last === 'closed') this.#news.over(guest)
    else this.#news.asked(guest)
  }
}

/** boardgame.io: its packets inside socket.io packets inside engine.io packets. */
class BoardgameioTalk implements Talk {
  readonly #line: BenchLine
  readonly #guest: Guest
  readonly #news: News
  #state = 0

  constructor(line: BenchLine, [guest]: readonly Guest[], news: News) {
    this.#line = line
    this.#guest = guest as Guest
    this.#news = news
  }
  begin(): void {
    this.#line.send('40/auction,')
  }
  play(guest: Guest, match: string): void {
    guest.match = match
    this.#emit(['sync', match, `${guest.seat}`, null, 4])
  }
  bid({ seat, match }: Guest, gold: number): void {
    const payload = { type: 'bid', args: [gold], playerID: `${seat}` }
    this.#emit(['update', { type: 'MAKE_MOVE', payload }, this.#state, match, `${seat}`])
  }
  #emit(what: unknown): void {
    this.#line.send(`42/auction,${JSON.stringify(what)}`)
  }
  hear(frame: Buffer): void {
    const text = frame.toString('latin1')
    if (text === '2') return this.#line.send('3')
    if (text.startsWith('40/')) return this.play(this.#guest, this.#guest.match)
    if (!text.startsWith('42/')) return
    const [name, match, body, log] = JSON.parse(text.slice(text.indexOf(',') + 1))
    if (match !== this.#guest.match || (name !== 'update' && name !== 'sync')) return
    const { G, ctx, _stateID } = name === 'sync' ? body.state : body
    this.#state = _stateID
    if (name === 'update' && Number(log[0].action.payload.playerID) === this.#guest.seat) this.#news.done(this.#guest)
    if (ctx.gameover !== undefined) this.#news.over(this.#guest)
    else if (!G.sealed.includes(true)) this.#news.asked(this.#guest)
  }
}

/** Colyseus: a byte for the type, then MessagePack. Only the first two fields of a view are read. */
class ColyseusTalk implements Talk {
  readonly #line: BenchLine
  readonly #guest: Guest
  readonly #news: News

  constructor(line: BenchLine, [guest]: readonly Guest[], news: News) {
    this.#line = line
    this.#guest = guest as Guest
    this.#news = news
  }
  begin(): void {}
  play(): void {}
  bid(_guest: Guest, gold: number): void {
    this.#line.send(Buffer.from([13, 0xa3, 0x62, 0x69, 0x64, gold])) // room data, 'bid', an amount
  }
  hear(frame: Buffer): void {
    if (frame[0] === 10) return this.#line.send(Buffer.from([10])) // joined
    if (frame[0] !== 13) throw new Error(`Colyseus says ${frame.toString('latin1')}`)
    if (frame[BY] === this.#guest.seat) this.#news.done(this.#guest)
    if (frame[SEALED] === 0) this.#news.asked(this.#guest)
  }
}
/** Their offsets: after room data, 'view', a map of eight, and their own names. */
const BY = 1 + 5 + 3 + 3
const SEALED = BY + 1 + 7

/** The relay has no rules: after four bids the next lot is shown. */
class RelayTalk implements Talk {
  readonly #line: BenchLine
  readonly #guest: Guest
  readonly #news: News
  #bids = 0

  constructor(line: BenchLine, [guest]: readonly Guest[], news: News) {
    this.#line = line
    this.#guest = guest as Guest
    this.#news = news
  }
  begin(): void {
    this.#news.asked(this.#guest)
  }
  play(): void {}
  bid({ seat, round }: Guest, gold: number): void {
    this.#line.send(`{"seat":${seat},"round":${round},"bid":${gold}}`)
  }
  hear(frame: Buffer): void {
    const { seat } = JSON.parse(frame.toString('latin1'))
    if (seat === this.#guest.seat) this.#news.done(this.#guest)
    if (++this.#bids % 4 === 0) this.#news.asked(this.#guest)
  }
}

export type Contestant = 'house' | 'boardgameio' | 'colyseus' | 'relay'

export const talks: Readonly<Record<Contestant, Talker>> = {
  house: (...it) => new HouseTalk(...it),
  boardgameio: (...it) => new BoardgameioTalk(...it),
  colyseus: (...it) => new ColyseusTalk(...it),
  relay: (...it) => new RelayTalk(...it),
}

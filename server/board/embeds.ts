import type { Boxed } from '#games/boxed'
import { guestTold } from '#games/workshop/guest-told'
import type { EmbedAnswer } from '#protocol/board'
import { type Embed, embedAt, embedsIn, type IsOurs } from '#protocol/note-text'
import type { OptionValue } from '#protocol/table'
import type { Crafts } from '../gallery/crafts.ts'
import { toldTo } from '../gallery/telling.ts'
import { eyesOf } from '../matches/eyes.ts'
import type { LiveMatch } from '../matches/live-match.ts'
import type { LiveMatches } from '../matches/live-matches.ts'
import { portions } from '../matches/portions.ts'
import type { Refused } from '../matches/replies.ts'
import type { BoardStore } from '../storage/board-port.ts'
import type { GalleryStore } from '../storage/gallery-port.ts'
import type { Person } from '../storage/port.ts'
import { isClosedTo, seenBy } from '../tables/seen.ts'
import type { Tavern } from '../tables/tavern.ts'
import { noEmbed, noNote, noThread } from './refusals.ts'
import { variantOf } from './variants.ts'

export interface EmbedParams {
  readonly store: BoardStore
  readonly gallery: GalleryStore
  readonly shelf: Readonly<Record<string, Boxed>>
  readonly crafts: Crafts
  readonly liveMatches: LiveMatches
  readonly tavern: Tavern
  readonly isOurs: IsOurs
}

/** An embed, and who shows it: a person, or null for the house. */
interface Shown {
  readonly embed: Embed
  readonly by: string | null
}

/** What embeds of notes show, each to its reader. */
export class Embeds {
  readonly #terms: EmbedParams

  constructor(terms: EmbedParams) {
    this.#terms = terms
  }

  /** The embed of a note. What is hidden shows nothing, but to its writer. */
  async inNote(thread: string, number: number, index: number, reader: Person | null): Promise<Shown | Refused> {
    const { store, isOurs } = this.#terms
    const [place, note] = await Promise.all([store.threads.find(thread), store.notes.find(thread, number)])
    if (place === null) return noThread
    if (note === null) return noNote
    if ((note.hidden ?? place.hidden) !== null && note.by !== reader?.id) return noEmbed
    const embed = embedsIn(note.text, isOurs)[index]
    return embed === undefined ? noEmbed : { embed, by: note.by }
  }

  /** An address as it would be shown if the reader had written it. */
  at(address: string, reader: Person | null): Shown | Refused {
    const embed = embedAt(address, this.#terms.isOurs)?.embed
    return embed === undefined ? noEmbed : { embed, by: reader?.id ?? null }
  }

  /** How much it costs to show it, in entries of a match. */
  async costOf({ embed }: Shown): Promise<number> {
    if (embed.kind !== 'moment') return 1
    return (await this.#terms.liveMatches.find(embed.match))?.next ?? 1
  }

  async show({ embed, by }: Shown, reader: Person | null): Promise<EmbedAnswer | Refused> {
    if (embed.kind === 'moment') return this.#moment(embed, by, reader)
    if (embed.kind === 'variant') return this.#variant(embed)
    return embed.kind === 'card' ? this.#card(embed.card, reader) : this.#table(embed.table, reader)
  }

  async #moment(
    { match, at, seat }: Extract<Embed, { kind: 'moment' }>,
    shownBy: string | null,
    reader: Person | null,
  ): Promise<EmbedAnswer | Refused> {
    const live = await this.#terms.liveMatches.find(match)
    if (live === null) return noEmbed
    const { sitters, header, began } = live.kept
    const isClosed = await this.#isClosed(live, reader)
    const { isOver } = live // before anything is read that could tell more
    const eyes = eyesOf({ sitters, isOver, isClosed }, reader?.id ?? null, { shownBy, seat })
    if (eyes === null) return noEmbed
    const entries: unknown[] = []
    const { kernel } = live.edition
    for await (const lines of portions(live, -1))
      entries.push(...lines.map(line => JSON.parse(new kernel.Telling(kernel.entryIn(line)).to(eyes))))
    const { epoch, crests, editionName: edition } = live
    return {
      kind: 'moment',
      match,
      at: at === null || at >= entries.length ? null : at,
      eyes: eyes === 'table' ? null : eyes,
      isOver,
      header,
      edition,
      crests,
      began,
      epoch,
      entries: entries as Extract<EmbedAnswer, { kind: 'moment' }>['entries'],
    }
  }

  async #isClosed({ kept }: LiveMatch, reader: Person | null): Promise<boolean> {
    const person = reader?.id ?? null
    const [table, forReader] = await Promise.all([
      this.#terms.tavern.find(kept.table),
      this.#terms.tavern.findFor(kept.table, person),
    ])
    return table !== null && (forReader === null || isClosedTo(table, person))
  }

  async #card(id: string, reader: Person | null): Promise<EmbedAnswer | Refused> {
    const { gallery, crafts } = this.#terms
    const card = await gallery.cards.find(id)
    if (card === null) return noEmbed
    const [told] = await toldTo(gallery, [card], reader?.id ?? null)
    if (told === undefined) return noEmbed
    const craft = await crafts(card.game)
    const guest = guestTold(told.card)
    return { kind: 'card', card: told, sentences: guest === null ? {} : (craft?.sentences(guest) ?? {}) }
  }

  #variant(embed: Extract<Embed, { kind: 'variant' }>): EmbedAnswer | Refused {
    const variant = variantOf(this.#terms.shelf, embed)
    if (variant === null) return noEmbed
    const { names, options } = variant
    return { kind: 'variant', game: embed.game, names, options: options as Readonly<Record<string, OptionValue>> }
  }

  async #table(id: string, reader: Person | null): Promise<EmbedAnswer | Refused> {
    const table = await this.#terms.tavern.findFor(id, reader?.id ?? null)
    if (table === null || isClosedTo(table, reader?.id ?? null)) return noEmbed
    const isOpen = table.state === 'gathering'
    const free = isOpen ? table.seats.filter(({ sitter }) => sitter === null).length : 0
    return { kind: 'table', table: seenBy(table, reader?.id ?? null), free }
  }
}

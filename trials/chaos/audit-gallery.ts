import { entryIn } from '#kernel/file'
import { guestsIn, hashOf } from '#server/gallery/content'
import { isAmongPeople, peopleIn } from '#server/gallery/human-games'
import { salesOf } from '#server/gallery/testing'
import type { KeptGallery, KeptLog, KeptLogs } from './kept-log.ts'
import type { Wall } from './wall.ts'

export interface Wrong {
  readonly fault: 'cardsLost' | 'cardsTwice' | 'heartsDiffer' | 'playsDiffer' | 'verdictsDiffer'
  readonly where: string
}

/** When the house was closed, how long a match may wait to be counted, and whether what people paid there could be read. */
export interface AuditParams {
  readonly closed: number
  readonly patience: number
  readonly isRead?: (match: KeptLog['kept']) => boolean
}

/** Compares what is kept of the gallery with what was said, with the matches, and with itself. */
export function auditGallery(logs: KeptLogs, wall: Wall, terms: AuditParams) {
  const { closed } = terms
  const { gallery } = logs
  const matches = [...logs.matches()].filter(({ kept }) => guestsIn(kept.header.options).length > 0)
  return {
    wrong: [
      ...wrongCards(gallery, wall),
      ...wrongHearts(gallery, wall),
      ...matches.flatMap(log => wrongPlays(gallery, log, terms)),
      ...wrongCounts(gallery),
      ...wrongVerdicts(gallery, closed),
    ],
    figures: {
      cards: gallery.cards.length,
      versions: gallery.versions.length,
      hearts: gallery.hearts.length,
      takenDown: gallery.cards.filter(({ taken_at }) => taken_at !== null).length,
      withGuests: matches.length,
      counted: new Set(gallery.plays.flatMap(({ match, counted }) => (counted === 1 ? [match] : []))).size,
    },
  }
}

/** Every version that was promised is there, and no content that nobody asked for, or twice. */
function wrongCards({ cards, versions }: KeptGallery, wall: Wall): readonly Wrong[] {
  const lost = wall.hung.filter(
    hung => !versions.some(it => it.card === hung.id && it.version === hung.version && it.content === hung.content),
  )
  const gone = cards.filter(({ id, taken_at }) => (taken_at === null ? wall.taken.has(id) : !wall.unwanted.has(id)))
  const seen = new Set<string>()
  const twice = versions.filter(({ content }) => !wall.asked.has(content) || seen.size === seen.add(content).size)
  const torn = cards.filter(({ id, version, content }) => {
    const own = versions.filter(({ card }) => card === id)
    return (
      own.some((it, i) => it.version !== i + 1) || own.at(-1)?.version !== version || own.at(-1)?.content !== content
    )
  })
  return [
    ...lost.map(({ id, version }) => wrong('cardsLost', `version ${version} of card ${id} was said to hang`)),
    ...gone.map(({ id }) => wrong('cardsLost', `card ${id} hangs, or does not, against its maker's word`)),
    ...twice.map(({ card, version }) => wrong('cardsTwice', `version ${version} of card ${card}`)),
    ...torn.map(({ id }) => wrong('cardsLost', `card ${id} is not its newest version`)),
  ]
}

function wrongHearts({ cards, hearts }: KeptGallery, wall: Wall): readonly Wrong[] {
  const given = new Set(hearts.map(({ card, person }) => `${card} ${person}`))
  const counts = Map.groupBy(hearts, ({ card }) => card)
  return [
    ...[...wall.hearts].flatMap(([key, on]) =>
      given.has(key) === on ? [] : [wrong('heartsDiffer', `${key}: was said to be ${on}`)],
    ),
    ...cards.flatMap(card => {
      const n = counts.get(card.id)?.length ?? 0
      return card.hearts === n ? [] : [wrong('heartsDiffer', `card ${card.id} has ${n} and counts ${card.hearts}`)]
    }),
  ]
}

/** A match with guests is to be counted while it runs, and counted once when it is over, with what people paid there. */
function wrongPlays({ plays }: KeptGallery, { kept, entries }: KeptLog, terms: AuditParams): readonly Wrong[] {
  const { closed, patience, isRead = () => true } = terms
  const { game, options } = kept.header
  const rows = plays.filter(({ match }) => match === kept.id)
  if (kept.over && rows.some(({ counted }) => counted === 0)) {
    const isLate = entryIn(entries.at(-1)?.line ?? '').at < closed - patience
    return isLate ? [wrong('playsDiffer', `match ${kept.id} is over and not counted`)] : []
  }
  const guests = kept.over && !isAmongPeople(kept) ? [] : guestsIn(options)
  const isRight =
    rows.length === guests.length &&
    rows.every(({ hash, counted }) => guests.some(it => hashOf(game, it) === hash) && counted === Number(kept.over))
  if (!isRight) return [wrong('playsDiffer', `match ${kept.id} counts ${rows.length} guests of ${guests.length}`)]
  if (!kept.over || game !== 'fist') return []
  const lines = isRead(kept) ? entries.map(({ line }) => line) : []
  return guests.flatMap(card => {
    const row = rows.find(({ hash }) => hash === hashOf(game, card))
    const { sales, price } = salesOf(lines, card, peopleIn(kept))
    return row?.sales === sales && row.price === price
      ? []
      : [wrong('playsDiffer', `match ${kept.id}: ${row?.sales} sales for ${row?.price}, not ${sales} for ${price}`)]
  })
}

const wrongCounts = ({ cards, plays }: KeptGallery): readonly Wrong[] =>
  cards.flatMap(({ id, played }) => {
    const n = plays.filter(({ card, counted }) => card === id && counted === 1).length
    return n === played ? [] : [wrong('playsDiffer', `card ${id} was played ${n} times and counts ${played}`)]
  })

/** Where cards are judged, every one that hangs waits for a verdict or has it, and one at most is being judged. */
function wrongVerdicts({ cards, verdicts }: KeptGallery, now: number): readonly Wrong[] {
  const claims = verdicts.filter(({ claimed }) => Number(claimed) > now)
  const words = new Map(verdicts.map(({ hash, word }) => [hash, word]))
  const unknown = cards.filter(({ hash, taken_at }) => verdicts.length > 0 && taken_at === null && !words.has(hash))
  const differ = cards.filter(({ hash, verdict }) => (words.get(hash) ?? null) !== verdict)
  return [
    ...(claims.length > 1 ? [wrong('verdictsDiffer', `${claims.length} cards are being judged`)] : []),
    ...unknown.map(({ id }) => wrong('verdictsDiffer', `nobody will judge card ${id}`)),
    ...differ.map(({ id, verdict }) => wrong('verdictsDiffer', `card ${id} is said to be ${verdict}`)),
  ]
}

const wrong = (fault: Wrong['fault'], where: string): Wrong => ({ fault, where })

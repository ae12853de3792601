import type { Saying } from '#games/saying'
import { isGuest } from '#games/workshop/guest-id'
import type { CardId } from '../../cards/index.ts'
import { creatureOf, type Kind, strikesAt } from '../../cards/kinds.ts'
import type { DwarvesEvent, Gone } from '../../events.ts'
import { logged } from '../../words/log.ts'
import { saying } from '../../words/things.ts'

type Told<T extends DwarvesEvent['type']> = Extract<DwarvesEvent, { type: T }>

/** The last action of a turn, and who had to leave because of it. */
export interface News {
  readonly what:
    | Told<'creaturePlayed'>
    | Told<'creatureThawed'>
    | Told<'abilityPlayed'>
    | Told<'cardDiscarded'>
    | Told<'battlePlayed'>
    | (Told<'creaturesLeft'> & { readonly why: 'stare' })
  /** The creature whose power was used. */
  readonly by: Kind | null
  readonly wide: boolean
  readonly gone: readonly Gone[]
}

/** R2.1: the one action of a turn. */
const isDeed = (it: DwarvesEvent): it is News['what'] =>
  it.type === 'creaturePlayed' ||
  it.type === 'creatureThawed' ||
  it.type === 'abilityPlayed' ||
  it.type === 'cardDiscarded' ||
  it.type === 'battlePlayed' ||
  (it.type === 'creaturesLeft' && it.why === 'stare' && creatureOf(it.kind).power === 'stare')

export function newsOf(told: readonly DwarvesEvent[]): News | null {
  const at = told.findLastIndex(isDeed)
  const what = told[at]
  if (what === undefined || !isDeed(what)) return null
  const after = told.slice(at + 1)
  const end = after.findIndex(({ type }) => type === 'turnBegan' || type === 'stageOpened')
  const since = end < 0 ? after : after.slice(0, end)
  const thawed = told.slice(0, at).findLast(it => it.type === 'creaturesLeft' && it.why === 'thaw')
  const user = what.type === 'creatureThawed' ? thawed : what
  return {
    what,
    by: user?.type === 'creaturesLeft' ? user.kind : null,
    wide: since.some(it => it.type === 'aversionFelt' && it.wide),
    gone: since.filter(it => it.type === 'creaturesLeft'),
  }
}

/** The same as a sentence. */
export function sentenceOf({ what, by, wide }: News): Saying {
  const who = { seat: what.seat }
  if (what.type === 'creaturePlayed')
    return saying(wide ? 'screen.news.third' : 'screen.news.plays', {
      who,
      card: { card: what.kind },
      n: strikesAt(what.kind),
    })
  if (what.type === 'creatureThawed') return thawing(what, by, wide)
  if (what.type === 'creaturesLeft')
    return by !== null && isGuest(by)
      ? saying('screen.news.guestStares', { who, by: { card: by } })
      : saying('screen.news.stares', { who })
  return logged(what)[0] ?? saying('screen.news.begin')
}

function thawing({ seat, kind }: Told<'creatureThawed'>, by: Kind | null, wide: boolean): Saying {
  const pieces = { who: { seat }, card: { card: kind }, n: strikesAt(kind) }
  if (by === null || !isGuest(by)) return saying(wide ? 'screen.news.thawsThird' : 'screen.news.thaws', pieces)
  const how = wide ? 'screen.news.guestThawsThird' : 'screen.news.guestThaws'
  return saying(how, { ...pieces, by: { card: by } })
}

/** The card it was done with. */
export function cardOf(what: News['what']): CardId {
  if (what.type === 'abilityPlayed') return what.ability
  if (what.type === 'cardDiscarded') return what.card
  return what.type === 'battlePlayed' ? what.battle : what.kind
}

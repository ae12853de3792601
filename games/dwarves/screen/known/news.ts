import type { Saying } from '#games/saying'
import { creatures } from '../../cards/creatures.ts'
import type { CardId } from '../../cards/index.ts'
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
  (it.type === 'creaturesLeft' && it.why === 'stare' && creatures[it.kind].power === 'stare')

export function newsOf(told: readonly DwarvesEvent[]): News | null {
  const at = told.findLastIndex(isDeed)
  const what = told[at]
  if (what === undefined || !isDeed(what)) return null
  const after = told.slice(at + 1)
  const end = after.findIndex(({ type }) => type === 'turnBegan' || type === 'stageOpened')
  const since = end < 0 ? after : after.slice(0, end)
  return {
    what,
    wide: since.some(it => it.type === 'aversionFelt' && it.wide),
    gone: since.filter(it => it.type === 'creaturesLeft'),
  }
}

/** The same as a sentence. */
export function sentenceOf({ what, wide }: News): Saying {
  const who = { seat: what.seat }
  if (what.type === 'creaturePlayed')
    return saying(wide ? 'screen.news.third' : 'screen.news.plays', { who, card: { card: what.kind } })
  if (what.type === 'creatureThawed')
    return saying(wide ? 'screen.news.thawsThird' : 'screen.news.thaws', { who, card: { card: what.kind } })
  if (what.type === 'creaturesLeft') return saying('screen.news.stares', { who })
  return logged(what)[0] ?? saying('screen.news.begin')
}

/** The card it was done with. */
export function cardOf(what: News['what']): CardId {
  if (what.type === 'abilityPlayed') return what.ability
  if (what.type === 'cardDiscarded') return what.card
  return what.type === 'battlePlayed' ? what.battle : what.kind
}

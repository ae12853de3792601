import type { Seat, Viewer } from '#kernel/seat'
import type { GoldEvent } from '../../events.ts'

type Stolen = Extract<GoldEvent, { type: 'tokenStolen' }>

/** R6.3, R6.4: why a thief was not asked: there was one victim only, or the token was drawn at random. */
export type NotAsked = 'only' | 'random' | null

export interface Theft {
  readonly event: Stolen
  /** Its position among the events. */
  readonly no: number
  /** Of the viewer's own thief, what needs to be explained. */
  readonly why: NotAsked
}

/** How many are told at once. */
const MOST = 2

/** R6.8: the latest thefts by this viewer or from them, until they send somebody again. */
export function theftsFor(told: readonly GoldEvent[], viewer: Viewer): readonly Theft[] {
  if (viewer === 'table') return []
  const sent = told.findLastIndex(event => event.type === 'adventurerPlaced' && event.seat === viewer)
  return told
    .slice(sent + 1)
    .flatMap((event, i): readonly Theft[] => {
      if (event.type !== 'tokenStolen' || (event.seat !== viewer && event.victim !== viewer)) return []
      const no = sent + 1 + i
      return [{ event, no, why: event.seat === viewer ? notAsked(told, no, viewer) : null }]
    })
    .slice(-MOST)
}

/** What was asked on the way to this theft: whom to rob, and which token. */
function notAsked(told: readonly GoldEvent[], stolen: number, thief: Seat): NotAsked {
  const named = told.findLastIndex(({ type }, no) => no < stolen && type === 'victimNamed')
  const isPicked = told
    .slice(named, stolen)
    .some(event => event.type === 'stageOpened' && event.stage.at === 'token' && event.stage.seat === thief)
  if (isPicked) return null
  const stage = told.slice(0, named).findLast(event => event.type === 'stageOpened')
  return stage?.type === 'stageOpened' && stage.stage.at === 'victim' && stage.stage.seat === thief ? 'random' : 'only'
}

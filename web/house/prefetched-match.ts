import { isRefused } from '#client/messages'
import { manifestOf } from '#games/manifests'
import { house } from './api.ts'
import { screenOf } from './games.ts'
import { settings } from './settings.ts'

type MatchTold = ReturnType<typeof house.match>

/*
 * On a slow connection every sequential step is noticeable. If the page is opened at a match, that match and its game
 * are requested before anything is drawn.
 */
const [, opened] = /^\/match\/([^/]+)$/.exec(location.pathname) ?? []
let ahead: MatchTold | null = opened === undefined ? null : told(opened)

function told(match: string): MatchTold {
  const answer = house.match(match)
  void answer.then(it => {
    if (isRefused(it)) return
    void screenOf(it.header.game)
    void manifestOf(it.header.game)?.texts[settings.value.language]()
  })
  return answer
}

/** What the house says about a match. */
export function matchInfo(match: string): MatchTold {
  const first = match === opened ? ahead : null
  ahead = null
  return first ?? told(match)
}

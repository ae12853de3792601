import { useTranslations } from 'use-intl'
import { useLocation } from 'wouter'
import { isRefused } from '#client/messages'
import { manifestOf } from '#games/manifests'
import { ask } from '../device/worker-house.ts'
import { useActing } from '../house/acting.ts'
import type { GameOffered } from '../house/api.ts'
import { useWhoPlays } from '../house/who-plays.ts'
import { Refusal } from '../pages/frame/refusal.tsx'

/** How long bots pause, in milliseconds. */
const PAUSE = 1000

/** After all lessons of a game: a match on this device against the weakest bots. */
export function PlaySquires({ game }: { readonly game: string }) {
  const t = useTranslations('learn')
  const [, go] = useLocation()
  const { name, crest } = useWhoPlays()
  const { act, isBusy, refused } = useActing()
  const { usual = 2, firstGame = {}, firstBot } = manifestOf(game) ?? {}
  const play = async (): Promise<void> => {
    const begun = await act(async () => {
      const offered = await ask<GameOffered>({ t: 'offered', game })
      if (isRefused(offered)) return offered
      const squires = Array.from({ length: usual - 1 }, () => ({ bot: firstBot ?? offered.bot }))
      const terms = { game, seats: [{ name, crest }, ...squires], options: firstGame, advice: false, pause: PAUSE }
      return ask<{ readonly match: string }>({ t: 'begin', terms })
    })
    if (begun !== null) go(`/here/${begun.match}`)
  }
  return (
    <div className="lesson-squires">
      <button type="button" className="primary" disabled={isBusy} onClick={play}>
        {t('playSquires')}
      </button>
      <Refusal refused={refused} />
    </div>
  )
}

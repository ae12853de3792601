import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import type { Seat } from '#kernel/seat'
import { Beside, Primary } from '#ui/pieces/actions.tsx'
import { Icon, type IconData } from '#ui/pieces/icon.tsx'
import { useTable } from '#ui/table'
import { CopyLink } from './copy-link.tsx'
import { NextMatch } from './end/next-match.tsx'
import type { Moment } from './use-moment.ts'
import './looking-back.css'

/** What bots weighed, and what one thinks of the reader's answers: only after the end is anything of it loaded. */
const Weighed = lazy(async () => ({ default: (await import('./why/weighed.tsx')).Weighed }))

const drawn = (d: string): IconData => ({ viewBox: '0 0 24 24', body: `<path fill="currentColor" d="${d}"/>` })
const first = drawn('M12.5 5v14L4.5 12zM21 5v14l-8-7zM2 5h2.5v14H2z')
const back = drawn('M20 4v16L8.5 12zM4 4h3v16H4z')
const on = drawn('M4 4v16l11.5-8zM17 4h3v16h-3z')
const playing = drawn('M7 4v16l12-8z')
const paused = drawn('M6 4h4v16H6zM14 4h4v16h-4z')

/** While looking back, a player can only go on looking or return to now, or to the result. */
export function LookingBack({ moment, seat }: { readonly moment: Moment; readonly seat: Seat | null }) {
  const { screen, isOver } = useTable()
  const t = useTranslations('play')
  const { at, stops, go, step, isPlaying, play, pause } = moment
  const isFirst = at === null || at <= (stops[0] ?? 0)
  return (
    <>
      <NextMatch />
      {isOver && at !== null && (
        <Suspense fallback={null}>
          <Weighed stops={stops} at={at} />
        </Suspense>
      )}
      {seat !== null && <screen.Hand seat={seat} />}
      <Beside>
        <div className="steps">
          <button type="button" aria-label={t('stepFirst')} disabled={isFirst} onClick={() => go(stops[0] ?? 0)}>
            <Icon of={first} />
          </button>
          <button type="button" aria-label={t('stepBack')} disabled={isFirst} onClick={() => step(-1)}>
            <Icon of={back} />
          </button>
          <button type="button" aria-label={t('stepOn')} onClick={() => step(1)}>
            <Icon of={on} />
          </button>
          <button
            type="button"
            aria-label={isPlaying ? t('pausePlaying') : t('play')}
            onClick={() => (isPlaying ? pause() : play())}
          >
            <Icon of={isPlaying ? paused : playing} />
          </button>
          <CopyLink />
        </div>
      </Beside>
      <Primary onPress={() => go(null)}>{t(isOver ? 'toResult' : 'toLive')}</Primary>
    </>
  )
}

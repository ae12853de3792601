import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import type { Seat } from '#kernel/seat'
import { isTyping } from '#ui/prompts/choices.tsx'
import { useTable } from '#ui/table'
import { useStore } from '../../house/observable.ts'
import { useRefusal } from '../../house/refusals.ts'
import { askedBefore } from '../why/asked-then.ts'
import { useReasons } from '../why/use-reasons.ts'
import { AdviceGiven } from './advice-given.tsx'
import { type Asking, askFor, wanted } from './asking.ts'
import { type Told, useAdvice } from './use-advice.ts'
import '../why/weighed.css'
import './advice.css'

/** The hint about the question the reader has, over the middle of the table. */
export function AdvicePanel() {
  const { asking, viewer } = useTable()
  const wish = useStore(wanted)
  if (wish === null || viewer === 'table' || wish.asking !== asking) return null
  return <Panel key={asking} wish={wish} seat={viewer} />
}

const close = (): void => wanted.set(null)

function Panel({ wish, seat }: { readonly wish: Asking; readonly seat: Seat }) {
  const [t, common] = [useTranslations('play.advice'), useTranslations('common')]
  const told = useAdvice(wish.asking, wish)
  const { asking, isMore } = wish
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !isTyping(event)) close()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return (
    <section className="advice board" aria-label={t('title')}>
      <div className="advice-text" role="status" data-more={isMore || undefined}>
        {told === null ? <p>{t('working')}</p> : <What told={told} isMore={isMore} seat={seat} />}
      </div>
      {!isMore && told !== null && hasChoices(told.is) && (
        <button type="button" className="framed advice-more" onClick={() => askFor(asking)}>
          {t('more')}
        </button>
      )}
      <button type="button" className="advice-close" aria-label={common('close')} onClick={close}>
        ✕
      </button>
    </section>
  )
}

const hasChoices = (is: Told['is']): boolean =>
  is !== 'nothing' && 'decision' in is && (is.decision?.candidates.length ?? 0) > 1

interface WhatProps {
  readonly told: Told
  readonly isMore: boolean
  readonly seat: Seat
}

function What({ told: { is, have }, isMore, seat }: WhatProps) {
  const { screen, live, question } = useTable()
  const t = useTranslations('play.advice')
  const refusal = useRefusal()
  const reasons = useReasons()
  if (is === 'nothing') return <p>{t('failed')}</p>
  if (!('decision' in is)) return <p>{refusal(is)}</p>
  const asked = askedBefore(screen.game, live, have + 1, seat)
  if (asked === null) return <p>{t('failed')}</p>
  const isOld = JSON.stringify(question) !== JSON.stringify(asked.question)
  return (
    <>
      {isOld && <p className="advice-old">{t('changed')}</p>}
      <AdviceGiven advice={is} asked={asked} seat={seat} reasons={reasons} isMore={isMore} />
    </>
  )
}

import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useGameTitle } from '../house/games.ts'
import type { LessonOffered } from '../house/lesson-offer.ts'
import { Bertram } from './bertram.tsx'
import { InLearnWords } from './in-learn-words.ts'
import './offer.css'

/** Before somebody's first match of a game: the lesson, or straight to the table. */
export function LessonOffer({ offered }: { readonly offered: LessonOffered }) {
  return (
    <InLearnWords>
      <Offer {...offered} />
    </InLearnWords>
  )
}

function Offer({ game, choose }: LessonOffered) {
  const t = useTranslations('learn.offer')
  const title = useGameTitle()
  const box = useRef<HTMLDialogElement>(null)
  useEffect(() => box.current?.showModal(), [])
  return (
    <dialog className="lesson-offer board" ref={box} aria-labelledby="lesson-offer" onCancel={() => choose(null)}>
      <Bertram />
      <h2 id="lesson-offer">{t('title', { game: title(game) })}</h2>
      <p>{t('about')}</p>
      <div className="lesson-offer-acts">
        <button type="button" className="primary" onClick={() => choose('lesson')}>
          {t('lesson')}
        </button>
        <button type="button" className="framed" onClick={() => choose('play')}>
          {t('play')}
        </button>
      </div>
    </dialog>
  )
}

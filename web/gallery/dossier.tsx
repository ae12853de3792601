import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { Link, useLocation } from 'wouter'
import { isRefused, type Refused } from '#client/messages'
import { nameIn } from '#games/workshop/guest'
import { guestTold } from '#games/workshop/guest-told'
import type { CardTold, CardWithVersions } from '#protocol/gallery'
import { Icon } from '#ui/pieces/icon.tsx'
import anvil from '~icon/anvil'
import { useActing } from '../house/acting.ts'
import { useStore } from '../house/observable.ts'
import { me } from '../house/person.ts'
import { settings } from '../house/settings.ts'
import { useWhoPlays } from '../house/who-plays.ts'
import { isMoved } from '../pages/frame/page.tsx'
import { Refusal } from '../pages/frame/refusal.tsx'
import { beginWith } from '../workshop/model/begin-with.ts'
import { galleryHouse } from './api.ts'
import { CardFacts, PeopleFacts } from './card-facts.tsx'
import { GuestCard } from './guest-card.tsx'
import { Heart } from './heart.tsx'
import { tableWith } from './play-with.ts'
import { ReportCard } from './report-card.tsx'
import { keepSeen, seenCard } from './seen.ts'
import { TakeDown } from './take-down.tsx'
import { TakenDown } from './taken-down.tsx'
import { Versions } from './versions.tsx'
import './dossier.css'

const Remarks = lazy(async () => ({ default: (await import('./remarks.tsx')).Remarks }))

interface DossierProps {
  readonly id: string
  /** The wall shows the same card. */
  readonly onChange: (card: CardTold) => void
  /** Shows what else this maker has made. */
  readonly onMaker: (maker: CardTold['maker']) => void
}

/** A card that was opened: beside the wall, or over it on a phone. */
export function Dossier({ id, onChange, onMaker }: DossierProps) {
  const t = useTranslations('gallery')
  const [told, setTold] = useState<CardWithVersions | null>(null)
  const [refused, setRefused] = useState<Refused | null>(null)
  useEffect(() => {
    let isHere = true
    void galleryHouse.card(id).then(answer => {
      if (!isHere) return
      const isTold = !isRefused(answer)
      setRefused(isTold ? null : answer)
      setTold(isTold ? answer : answer.code === 'no card' ? null : seenCard(id))
      if (isTold) keepSeen([answer])
    })
    return () => {
      isHere = false
    }
  }, [id])
  if (told === null)
    return refused === null ? (
      <aside className="dossier board" aria-busy="true" />
    ) : (
      <aside className="dossier board">
        <p role="alert">{t(refused.code === 'no card' ? 'unknownCard' : 'offline')}</p>
        <Link href="/gallery" className="framed">
          {t('toWall')}
        </Link>
      </aside>
    )
  const changed = (card: CardTold): void => {
    setTold({ ...told, ...card })
    onChange(card)
  }
  return <Opened told={told} isOld={refused !== null} onChange={changed} onMaker={onMaker} />
}

interface OpenedProps extends Omit<DossierProps, 'id'> {
  readonly told: CardWithVersions
  /** As it was seen before, because the house cannot be reached. */
  readonly isOld: boolean
}

function Opened({ told, isOld, onChange, onMaker }: OpenedProps) {
  const t = useTranslations('gallery')
  const common = useTranslations('common')
  const format = useFormatter()
  const { language } = useStore(settings)
  const person = useStore(me)
  const { name } = useWhoPlays()
  const [, go] = useLocation()
  const { act, isBusy, refused } = useActing()
  const top = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isMoved()) top.current?.focus()
  }, [])
  const card = guestTold(told.card)
  const title = card === null ? t('takenDownBare') : nameIn(card, language)
  const [isFull, setFull] = useState(false)
  const makeFrom = async (): Promise<void> => {
    if (card === null) return
    if (await beginWith(told.game, card, told.id)) go(`/workshop/${card.kind}`)
    else setFull(true)
  }
  const play = async (): Promise<void> => {
    const table = await act(() => tableWith(told, name))
    if (table !== null) go(`/table/${table.id}`)
  }
  return (
    <aside className="dossier board" aria-label={title}>
      <header>
        <div>
          <h2 ref={top} tabIndex={-1}>
            {title}
          </h2>
          <p>
            <button type="button" className="dossier-maker" onClick={() => onMaker(told.maker)}>
              {t('by', { maker: told.maker.name })}
            </button>{' '}
            · {t('since', { when: format.dateTime(told.since, { day: 'numeric', month: 'short', year: 'numeric' }) })}
          </p>
        </div>
        {told.takenDown === null && <Heart card={told} onChange={onChange} />}
        <Link href="/gallery" className="dossier-close" aria-label={common('close')}>
          ✕
        </Link>
      </header>
      {told.takenDown !== null && (card !== null || told.takenDown.reason !== '') && (
        <p role="status">
          <TakenDown how={told.takenDown} />
        </p>
      )}
      {card !== null && (
        <div className="dossier-top">
          <div className="dossier-card">
            <GuestCard game={told.game} card={card} />
          </div>
          <CardFacts told={told} />
        </div>
      )}
      {card !== null && told.people !== null && <PeopleFacts people={told.people} />}
      {card !== null && told.takenDown === null && (
        <div className="dossier-acts">
          <button type="button" className="primary" disabled={isBusy} onClick={play}>
            {t('play')}
          </button>
          <button type="button" className="framed" onClick={makeFrom}>
            <Icon of={anvil} /> {t('makeFrom')}
          </button>
          {isFull && <p role="alert">{t('noBlank')}</p>}
          <Refusal refused={refused} />
        </div>
      )}
      {told.story !== '' && (
        <blockquote className="dossier-story parchment">
          <p lang={told.language}>{told.story}</p>
          {told.language !== language && <small className="dossier-tongue">{told.language.toUpperCase()}</small>}
        </blockquote>
      )}
      {told.madeFrom !== null && (
        <p>
          <Link href={`/gallery/${told.madeFrom.id}`}>
            {t('madeFrom', { name: told.madeFrom.name ?? '…', maker: told.madeFrom.maker })}
          </Link>
        </p>
      )}
      {told.versions.length > 1 && <Versions told={told} />}
      {isOld && (
        <p className="gallery-old" role="status">
          {t('offlineSince')}
        </p>
      )}
      {card !== null && !isOld && (
        <Suspense fallback={null}>
          <Remarks key={told.id} told={told} />
        </Suspense>
      )}
      <footer>
        {card !== null && told.takenDown === null && <small>{t('playAbout')}</small>}
        {told.takenDown !== null ? null : person?.id === told.maker.person ? (
          <TakeDown card={told.id} onChange={onChange} />
        ) : (
          <ReportCard card={told.id} />
        )}
      </footer>
    </aside>
  )
}

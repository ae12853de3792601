import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Link, useLocation } from 'wouter'
import type { CardTold } from '#protocol/gallery'
import { Icon } from '#ui/pieces/icon.tsx'
import anvil from '~icon/anvil'
import { Page } from '../pages/frame/page.tsx'
import type { Sought } from './api.ts'
import { Dossier } from './dossier.tsx'
import { Filters } from './filters.tsx'
import { HungCard } from './hung-card.tsx'
import { InGalleryWords } from './in-gallery-words.ts'
import { type Gallery, useGallery } from './use-gallery.ts'
import './gallery.css'
import './wall.css'
import { Loading } from '../house/loading.tsx'

/** The wall of cards that people made, and the one that is open. */
export function GalleryPage({ card }: { readonly card?: string | undefined }) {
  return (
    <InGalleryWords before={<Loading />}>
      <Wall open={card ?? null} />
    </InGalleryWords>
  )
}

function Wall({ open }: { readonly open: string | null }) {
  const t = useTranslations('gallery')
  const [sought, setSought] = useState<Sought>({})
  const [maker, setMaker] = useState<string | null>(null)
  const [, go] = useLocation()
  const showMaker = ({ person, name }: CardTold['maker']): void => {
    setSought({ by: person })
    setMaker(name)
    go('/gallery')
  }
  const gallery = useGallery(sought)
  return (
    <Page title={t('title')} className={`gallery ${open === null ? '' : 'gallery-opened'}`}>
      <Link href="/workshop" className={`gallery-make ${open === null ? 'primary' : 'framed'}`}>
        <Icon of={anvil} /> {t('make')}
      </Link>
      <Filters sought={sought} counts={gallery.counts} maker={maker} onChange={setSought} />
      <div className="gallery-sides">
        <div className="gallery-wall">
          {gallery.refused !== null && gallery.cards !== null && (
            <p className="gallery-old" role="status">
              {t('offlineSince')}{' '}
              <button type="button" className="quiet" onClick={gallery.again}>
                {t('again')}
              </button>
            </p>
          )}
          <Shelves gallery={gallery} open={open} isAll={Object.keys(sought).length === 0} />
        </div>
        {open !== null && <Dossier key={open} id={open} onChange={gallery.changed} onMaker={showMaker} />}
      </div>
    </Page>
  )
}

interface ShelvesProps {
  readonly gallery: Gallery
  readonly open: string | null
  /** Whether nothing in particular is looked for. */
  readonly isAll: boolean
}

function Shelves({ gallery, open, isAll }: ShelvesProps) {
  const t = useTranslations('gallery')
  const { cards, refused, hasMore, more, again, changed } = gallery
  if (refused !== null && cards === null)
    return (
      <div className="gallery-empty" role="alert">
        <p>{t('offline')}</p>
        <button type="button" className="framed" onClick={again}>
          {t('again')}
        </button>
      </div>
    )
  if (cards === null)
    return (
      <ul className="gallery-shelves" aria-label={t('loading')} aria-busy="true">
        {['one', 'two', 'three', 'four'].map(place => (
          <li key={place} className="hung">
            <span className="hung-outline" />
            <span className="hung-plate" />
          </li>
        ))}
      </ul>
    )
  if (cards.length === 0)
    return (
      <div className="gallery-empty" role="status">
        <p>{t(isAll ? 'noneYet' : 'none')}</p>
        {isAll ? (
          <small>{t('about')}</small>
        ) : (
          <Link href="/workshop" className="framed">
            {t('makeIt')}
          </Link>
        )}
      </div>
    )
  return (
    <>
      <ul className="gallery-shelves" aria-label={t('wall')}>
        {cards.map(card => (
          <HungCard key={card.id} told={card} isOpen={card.id === open} onChange={changed} />
        ))}
      </ul>
      {hasMore && (
        <button type="button" className="framed gallery-more" onClick={more}>
          {t('more')}
        </button>
      )}
    </>
  )
}

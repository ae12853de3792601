import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { isRefused } from '#client/messages'
import { nameIn } from '#games/workshop/guest'
import { guestTold } from '#games/workshop/guest-told'
import type { CardTold } from '#protocol/gallery'
import { PictureInLight } from '#ui/pieces/guest-picture.tsx'
import { galleryHouse } from '../../gallery/api.ts'
import { useStore } from '../../house/observable.ts'
import { settings } from '../../house/settings.ts'
import { Dialogue } from '../../play/dialogue.tsx'

interface PickerProps {
  readonly game: string | null
  readonly pick: (address: string) => void
  readonly close: () => void
}

/** How long somebody stops typing before the gallery is searched, in milliseconds. */
const TYPED = 250

/** Cards of the gallery, of this game if the note is about one. */
export function CardPicker({ game, pick, close }: PickerProps) {
  const t = useTranslations('board.writing')
  const common = useTranslations('common')
  const { language } = useStore(settings)
  const [search, setSearch] = useState('')
  const [cards, setCards] = useState<readonly CardTold[] | null>(null)
  useEffect(() => {
    let isHere = true
    const timer = setTimeout(
      async () => {
        const told = await galleryHouse.cards({ ...(game !== null && { game }), search }, null)
        if (isHere) setCards(isRefused(told) ? [] : told.cards)
      },
      search === '' ? 0 : TYPED,
    )
    return () => {
      isHere = false
      clearTimeout(timer)
    }
  }, [game, search])
  const shown = cards?.flatMap(({ id, card, maker }) => {
    const guest = guestTold(card)
    return guest === null ? [] : [{ id, guest, maker }]
  })
  return (
    <Dialogue isOpen close={close} title={t('pickCard')}>
      <input
        type="search"
        className="pick-search"
        aria-label={t('searchCards')}
        placeholder={t('searchCards')}
        value={search}
        onChange={event => setSearch(event.target.value)}
      />
      {shown?.length === 0 && <p role="status">{t('noCards')}</p>}
      <ul className="pick-rows">
        {shown?.map(({ id, guest, maker }) => (
          <li key={id}>
            <button type="button" className="framed" onClick={() => pick(`${location.origin}/gallery/${id}`)}>
              <span className="pick-picture">
                <PictureInLight picture={guest.picture} light={guest.light} />
              </span>
              <b>{nameIn(guest, language)}</b>
              <bdi>{maker.name}</bdi>
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="framed" onClick={close}>
        {common('cancel')}
      </button>
    </Dialogue>
  )
}

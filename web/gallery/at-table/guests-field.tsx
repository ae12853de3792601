import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { OptionsTold } from '#client/messages'
import { type Guest, MOST_GUESTS, nameIn } from '#games/workshop/guest'
import { guestId } from '#games/workshop/guest-id'
import { guestTold } from '#games/workshop/guest-told'
import type { CardTold } from '#protocol/gallery'
import { Seal } from '#ui/pieces/seal.tsx'
import { useStore } from '../../house/observable.ts'
import { settings } from '../../house/settings.ts'
import { GuestCard } from '../guest-card.tsx'
import { InGalleryWords } from '../in-gallery-words.ts'
import { useGallery } from '../use-gallery.ts'
import { useVerdictWord } from '../verdict-word.ts'
import { WordsField } from '../words-field.tsx'
import { guestsIn } from './guests-in.ts'
import './at-table.css'
import '../../pages/frame/choice.css'

interface GuestsFieldProps {
  readonly game: string
  readonly options: OptionsTold
  readonly onChange: (options: OptionsTold) => void
}

/** Which cards of the gallery are invited to a match. */
export function GuestsField(props: GuestsFieldProps) {
  return (
    <InGalleryWords>
      <Chosen {...props} />
    </InGalleryWords>
  )
}

function Chosen({ game, options, onChange }: GuestsFieldProps) {
  const t = useTranslations('gallery.ofTable')
  const { language } = useStore(settings)
  const [isOpen, setOpen] = useState(false)
  const guests = guestsIn(options)
  const put = (next: readonly Guest[]): void => {
    const { guests: _, ...rest } = options
    onChange(next.length === 0 ? rest : ({ ...rest, guests: next } as unknown as OptionsTold))
  }
  return (
    <fieldset className="picks guests-field">
      <legend>
        {t('invite')} <small>{t('chosen', { n: guests.length })}</small>
      </legend>
      <p>{t('inviteAbout')}</p>
      {guests.length > 0 && (
        <ul className="guests-chosen">
          {guests.map(card => (
            <li key={guestId(card)}>
              <b>{nameIn(card, language)}</b>
              <button type="button" className="quiet" onClick={() => put(guests.filter(other => other !== card))}>
                {t('drop')}
              </button>
            </li>
          ))}
        </ul>
      )}
      {guests.length < MOST_GUESTS ? (
        <button type="button" className="framed" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t('done') : t('choose')}
        </button>
      ) : (
        <p>{t('full')}</p>
      )}
      {isOpen && guests.length < MOST_GUESTS && (
        <ToInvite
          game={game}
          isIn={card => guests.some(other => guestId(other) === guestId(card))}
          take={card => put([...guests, card])}
        />
      )}
    </fieldset>
  )
}

interface ToInviteProps {
  readonly game: string
  readonly isIn: (card: Guest) => boolean
  readonly take: (card: Guest) => void
}

function ToInvite({ game, isIn, take }: ToInviteProps) {
  const t = useTranslations('gallery')
  const { language } = useStore(settings)
  const say = useVerdictWord()
  const [search, setSearch] = useState('')
  const { cards, hasMore, more, refused } = useGallery({ game, ...(search !== '' && { search }) })
  if (cards === null) return <p role="status">{t(refused === null ? 'loading' : 'offline')}</p>
  const free = cards.flatMap((told: CardTold) => {
    const card = guestTold(told.card)
    return card === null || isIn(card) ? [] : [{ told, card }]
  })
  if (cards.length === 0 && search === '') return <p>{t('ofTable.nothing')}</p>
  return (
    <>
      <WordsField typed={search} onChange={setSearch} />
      {free.length === 0 && <p role="status">{t('none')}</p>}
      <ul className="guests-offered">
        {free.map(({ told, card }) => (
          <li key={told.id}>
            <div className="guests-offered-card">
              <GuestCard
                game={game}
                card={card}
                seal={<Seal word={told.verdict?.verdict ?? null} name={say(told.verdict?.verdict ?? null)} />}
              />
            </div>
            <button
              type="button"
              className="framed"
              aria-label={`${t('ofTable.take')}: ${nameIn(card, language)}`}
              onClick={() => take(card)}
            >
              {t('ofTable.take')}
            </button>
          </li>
        ))}
      </ul>
      {hasMore && (
        <button type="button" className="quiet" onClick={more}>
          {t('more')}
        </button>
      )}
    </>
  )
}

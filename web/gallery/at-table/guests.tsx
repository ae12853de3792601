import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import type { Table } from '#client/messages'
import { type Guest, nameIn } from '#games/workshop/guest'
import { guestId } from '#games/workshop/guest-id'
import { Seal } from '#ui/pieces/seal.tsx'
import { useStore } from '../../house/observable.ts'
import { settings } from '../../house/settings.ts'
import { GuestCard } from '../guest-card.tsx'
import { InGalleryWords } from '../in-gallery-words.ts'
import { useVerdictWord } from '../verdict-word.ts'
import { guestsIn } from './guests-in.ts'
import { useHung } from './use-hung.ts'
import './at-table.css'

interface GuestsProps {
  readonly table: Table
  readonly isSeated: boolean
  readonly isBusy: boolean
  readonly command: (command: object) => Promise<Table | null>
}

/** The guests of a match to come, large enough to be read by everybody. Whoever sits here can say no to one. */
export function Guests(props: GuestsProps) {
  return (
    <InGalleryWords>
      <Shown {...props} />
    </InGalleryWords>
  )
}

function Shown({ table, isSeated, isBusy, command }: GuestsProps) {
  const t = useTranslations('gallery.ofTable')
  const { language } = useStore(settings)
  return (
    <section className="table-guests board" aria-labelledby="guests">
      <h2 id="guests">{t('title')}</h2>
      <p>{t('about')}</p>
      <ul>
        {guestsIn(table.options).map((card: Guest) => (
          <li key={guestId(card)}>
            <Invited game={table.game} card={card} />
            {isSeated && (
              <button
                type="button"
                className="framed"
                disabled={isBusy}
                aria-label={t('no', { name: nameIn(card, language) })}
                onClick={() => command({ do: 'no-guest', guest: guestId(card) })}
              >
                {t('noShort')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface InvitedProps {
  readonly game: string
  readonly card: Guest
}

/** A guest with its seal and its maker, who leads to everything else that is known of it. */
function Invited({ game, card }: InvitedProps) {
  const t = useTranslations('gallery')
  const say = useVerdictWord()
  const hung = useHung(game, card)
  const verdict = hung?.verdict?.verdict ?? null
  return (
    <>
      <div className="table-guests-card">
        <GuestCard game={game} card={card} seal={hung !== null && <Seal word={verdict} name={say(verdict)} />} />
      </div>
      {hung !== null && (
        <p className="table-guests-told">
          <b>{say(verdict)}</b> <Link href={`/gallery/${hung.id}`}>{t('by', { maker: hung.maker.name })}</Link>
        </p>
      )}
    </>
  )
}

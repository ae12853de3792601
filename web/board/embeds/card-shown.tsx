import { useTranslations } from 'use-intl'
import { Link, useLocation } from 'wouter'
import { nameIn } from '#games/workshop/guest'
import { guestTold } from '#games/workshop/guest-told'
import type { EmbedAnswer } from '#protocol/board'
import { PictureInLight } from '#ui/pieces/guest-picture.tsx'
import { Seal } from '#ui/pieces/seal.tsx'
import { InGalleryWords } from '../../gallery/in-gallery-words.ts'
import { tableWith } from '../../gallery/play-with.ts'
import { useVerdictWord } from '../../gallery/verdict-word.ts'
import { useActing } from '../../house/acting.ts'
import { useStore } from '../../house/observable.ts'
import { settings } from '../../house/settings.ts'
import { useWhoPlays } from '../../house/who-plays.ts'
import { BoardRefusal } from '../board-refusal.tsx'

type CardTold = Extract<EmbedAnswer, { kind: 'card' }>

/** A card of the gallery in a note: its sentence and its seal. It opens there, and can be played with at once. */
export const CardShown = ({ told }: { readonly told: CardTold }) => (
  <InGalleryWords>
    <Shown told={told} />
  </InGalleryWords>
)

function Shown({ told: { card: told, sentences } }: { readonly told: CardTold }) {
  const t = useTranslations('board')
  const say = useVerdictWord()
  const { language } = useStore(settings)
  const { name } = useWhoPlays()
  const [, go] = useLocation()
  const { act, isBusy, refused } = useActing()
  const card = guestTold(told.card)
  if (card === null || told.takenDown !== null)
    return (
      <p className="embed-gone">
        <Link href={`/gallery/${told.id}`}>{t('embed.takenDown')}</Link>
      </p>
    )
  const verdict = told.verdict?.verdict ?? null
  const play = async (): Promise<void> => {
    const table = await act(() => tableWith(told, name))
    if (table !== null) go(`/table/${table.id}`)
  }
  return (
    <figure className="card-shown">
      <div className="card-shown-picture">
        <PictureInLight picture={card.picture} light={card.light} />
      </div>
      <figcaption>
        <b>
          <Link href={`/gallery/${told.id}`} title={t('embed.open')}>
            <bdi>{nameIn(card, language)}</bdi>
          </Link>
        </b>
        <span className="card-shown-maker">{t('by', { name: told.maker.name })}</span>
        <p>{sentences[language] ?? sentences.en}</p>
        <div className="card-shown-foot">
          <Seal word={verdict} name="" />
          <b>{say(verdict)}</b>
          <button type="button" className="ink-button" disabled={isBusy} onClick={play}>
            {t('embed.play')}
          </button>
        </div>
        <BoardRefusal refused={refused} />
      </figcaption>
    </figure>
  )
}

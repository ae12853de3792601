import { useTranslations } from 'use-intl'
import { useLocation } from 'wouter'
import { isRefused } from '#client/messages'
import { nameIn } from '#games/workshop/guest'
import type { EmbedAnswer } from '#protocol/board'
import { Icon } from '#ui/pieces/icon.tsx'
import { Seal } from '#ui/pieces/seal.tsx'
import sign from '~icon/scroll-unfurled'
import { InGalleryWords } from '../../gallery/in-gallery-words.ts'
import { useVerdictWord } from '../../gallery/verdict-word.ts'
import { useActing } from '../../house/acting.ts'
import type { GameOffered } from '../../house/api.ts'
import { useGameTitle } from '../../house/games.ts'
import { useStore } from '../../house/observable.ts'
import { useOffered } from '../../house/offered.ts'
import { settings } from '../../house/settings.ts'
import { tableOfBots } from '../../house/table-of-bots.ts'
import { useDifferences } from '../../house/use-differences.ts'
import { useWhoPlays } from '../../house/who-plays.ts'
import { BoardRefusal } from '../board-refusal.tsx'

type VariantTold = Extract<EmbedAnswer, { kind: 'variant' }>

/** House rules in a note: their name, how they differ from the usual ones, and a table to play by them. */
export function VariantShown({ told }: { readonly told: VariantTold }) {
  const offered = useOffered(told.game)
  if (offered === null || isRefused(offered)) return null
  return (
    <InGalleryWords>
      <Shown told={told} offered={offered} />
    </InGalleryWords>
  )
}

function Shown({ told, offered }: { readonly told: VariantTold; readonly offered: GameOffered }) {
  const t = useTranslations('board.embed')
  const say = useVerdictWord()
  const title = useGameTitle()
  const { language } = useStore(settings)
  const { name } = useWhoPlays()
  const [, go] = useLocation()
  const { act, isBusy, refused } = useActing()
  const { game, names, options } = told
  const differences = useDifferences(offered)?.(options)
  const play = async (): Promise<void> => {
    const table = await act(() => tableOfBots({ game, options, variant: names }, name))
    if (table !== null) go(`/table/${table.id}`)
  }
  return (
    <figure className="card-shown variant-shown">
      <div className="variant-shown-sign" aria-hidden="true">
        <Icon of={sign} />
      </div>
      <figcaption>
        <b>
          <bdi>{nameIn({ names }, language)}</bdi>
        </b>
        <span className="card-shown-maker">{t('rules', { game: title(game) })}</span>
        <ul>
          {differences?.map(({ option, told: said, about }) => (
            <li key={option} title={about}>
              {said}
            </li>
          ))}
          {differences?.length === 0 && <li>{t('asUsual')}</li>}
        </ul>
        <div className="card-shown-foot">
          <Seal word={null} name="" />
          <b>{say(null)}</b>
          <button type="button" className="ink-button" disabled={isBusy} onClick={play}>
            {t('playBy')}
          </button>
        </div>
        <BoardRefusal refused={refused} />
      </figcaption>
    </figure>
  )
}

import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { manifests } from '#games/manifests'
import { useGameWords } from '../../house/games.ts'
import { Page } from '../frame/page.tsx'
import { GamePicture } from '../home/game-picture.tsx'
import './making.css'
import '../home/tables.css'

interface WhichGameProps {
  readonly title: string
  /** What to do with a game, and the address for it. */
  readonly act: string
  readonly to: string
}

/** Asks which game it should be. */
export function WhichGame({ title, act, to }: WhichGameProps) {
  const t = useTranslations('home')
  const words = useGameWords()
  return (
    <Page title={title} heading={t('making.which')} className="making tables">
      <ul>
        {manifests.map(({ id }) => (
          <li key={id} className="table-line board">
            <GamePicture game={id} />
            <div className="table-words">
              <strong>{words(id).title}</strong>
              <span className="table-facts">{words(id).about}</span>
            </div>
            <Link href={`${to}/${id}`} className="framed">
              {act}
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  )
}

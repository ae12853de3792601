import { useFormatter, useTranslations } from 'use-intl'
import { Link } from 'wouter'
import type { Finished } from '#protocol/http'
import { useGameTitle } from '../../house/games.ts'
import { GamePicture } from './game-picture.tsx'
import { Winners } from './winners.tsx'

/** How many are shown at once. */
const SHOWN = 3

/** The matches I have played, the last ended first: how each ended, and how it went. */
export function FinishedMatches({ all }: { readonly all: readonly Finished[] }) {
  const t = useTranslations('home')
  const [latest, earlier] = [all.slice(0, SHOWN), all.slice(SHOWN)]
  return (
    <section className="tables" aria-labelledby="finished">
      <h2 id="finished">{t('finished')}</h2>
      <Lines all={latest} />
      {earlier.length > 0 && (
        <details className="finished">
          <summary>{t('earlier', { n: earlier.length })}</summary>
          <Lines all={earlier} />
        </details>
      )}
    </section>
  )
}

const Lines = ({ all }: { readonly all: readonly Finished[] }) => (
  <ul>
    {all.map(each => (
      <FinishedLine key={each.id} finished={each} />
    ))}
  </ul>
)

function FinishedLine({ finished: { id, header, ended, seat, winners } }: { readonly finished: Finished }) {
  const t = useTranslations('home')
  const title = useGameTitle()
  const format = useFormatter()
  const others = header.names.filter((_, each) => each !== seat)
  return (
    <li className="table-line board">
      <GamePicture game={header.game} />
      <div className="table-words">
        <strong>{title(header.game)}</strong>
        <span>{t('finishedOn', { when: format.relativeTime(ended, Date.now()) })}</span>
        {winners !== null && <Winners names={header.names} winners={winners} me={seat} />}
        <span className="table-facts">{t('with', { names: format.list(others) })}</span>
      </div>
      <div className="table-acts">
        <Link href={`/match/${id}?at=0`} className="quiet">
          {t('replay')}
        </Link>
        <Link href={`/match/${id}`} className="framed">
          {t('seeResult')}
        </Link>
      </div>
    </li>
  )
}

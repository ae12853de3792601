import { useFormatter, useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { pathToTable } from '../../house/create-table.ts'
import { useGameTitle } from '../../house/games.ts'
import { inOrder, type MyTable } from '../../house/in-order.ts'
import { useMyTables } from '../../house/mine.ts'
import { useStore } from '../../house/observable.ts'
import { me } from '../../house/person.ts'
import { GamePicture } from './game-picture.tsx'

/** How many finished tables are shown. */
const FINISHED = 5

/** My tables: those that wait for me first, finished ones separately. */
export function MyTables() {
  const t = useTranslations('home')
  const mine = useMyTables()
  if (mine === null || mine.length === 0) return null
  const open = inOrder(mine.filter(({ table }) => table.state !== 'over'))
  const finished = mine.filter(({ table }) => table.state === 'over').slice(0, FINISHED)
  return (
    <section className="tables" aria-labelledby="my-tables">
      <h2 id="my-tables">{t('myTables')}</h2>
      {open.length > 0 && (
        <ul>
          {open.map(it => (
            <MyLine key={it.table.id} mine={it} />
          ))}
        </ul>
      )}
      {finished.length > 0 && (
        <details className="finished" open={open.length === 0}>
          <summary>{t('finished')}</summary>
          <ul>
            {finished.map(it => (
              <MyLine key={it.table.id} mine={it} />
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

function MyLine({ mine: { table, isMyTurn } }: { readonly mine: MyTable }) {
  const t = useTranslations('home')
  const title = useGameTitle()
  const format = useFormatter()
  const id = useStore(me)?.id
  const { seats, state } = table
  const names = seats.flatMap(({ sitter }) => (sitter === null || sitter.person === id ? [] : [sitter.name]))
  const free = seats.filter(({ sitter }) => sitter === null).length
  const isOver = state === 'over'
  const how =
    state === 'gathering'
      ? t('waitingToStart', { free })
      : isOver
        ? t('finishedOn', { when: format.relativeTime(table.changed, Date.now()) })
        : isMyTurn
          ? t('yourTurn')
          : t('othersTurn')
  return (
    <li className="table-line board" data-calls={isMyTurn || undefined}>
      <GamePicture game={table.game} />
      <div className="table-words">
        <strong className={isMyTurn ? 'calls' : ''}>{how}</strong>
        <span>{title(table.game)}</span>
        <span className="table-facts">{names.length > 0 ? t('with', { names: format.list(names) }) : t('alone')}</span>
      </div>
      <Link href={isOver && table.match !== null ? `/match/${table.match}` : pathToTable(table)} className="framed">
        {isOver ? t('seeResult') : t('goOn')}
      </Link>
    </li>
  )
}

import { useFormatter, useTranslations } from 'use-intl'
import { Link, useLocation } from 'wouter'
import type { Sitter } from '#client/messages'
import { useActing } from '../../house/acting.ts'
import { house } from '../../house/api.ts'
import { pathToTable } from '../../house/create-table.ts'
import { useGameTitle } from '../../house/games.ts'
import type { Mine } from '../../house/mine.ts'
import { inOrder, type MyTable } from '../../house/my-table.ts'
import { useStore } from '../../house/observable.ts'
import { me } from '../../house/person.ts'
import { Refusal } from '../frame/refusal.tsx'
import { GamePicture } from './game-picture.tsx'

/** My tables, those that wait for me first. */
export function MyTables({ tables }: Pick<Mine, 'tables'>) {
  const t = useTranslations('home')
  return (
    <section className="tables my-tables" aria-labelledby="my-tables">
      <h2 id="my-tables">{t('myTables')}</h2>
      <ul>
        {inOrder(tables).map(it => (
          <MyLine key={it.table.id} mine={it} />
        ))}
      </ul>
    </section>
  )
}

function MyLine({ mine: { table, isMyTurn, waitsFor, until, hasLeft } }: { readonly mine: MyTable }) {
  const t = useTranslations('home')
  const title = useGameTitle()
  const format = useFormatter()
  const id = useStore(me)?.id
  const { seats, state, pace } = table
  const names = seats.flatMap(({ sitter }) => (isOther(sitter, id) ? [sitter.name] : []))
  const free = seats.filter(({ sitter }) => sitter === null).length
  const how = (): string => {
    if (state === 'gathering') return t('waitingToStart', { free })
    if (hasLeft) return t('youLeft')
    if (isMyTurn) return t('yourTurn')
    return waitsFor === null || waitsFor.length === 0
      ? t('othersTurn')
      : t('waitingFor', { names: format.list(waitsFor) })
  }
  return (
    <li className="table-line board" data-calls={isMyTurn || undefined}>
      <GamePicture game={table.game} />
      <div className="table-words">
        <strong className={isMyTurn ? 'calls' : ''}>{how()}</strong>
        <span>{title(table.game)}</span>
        <span className="table-facts">
          <span>{names.length > 0 ? t('with', { names: format.list(names) }) : t('alone')}</span>
          {until !== null && pace.kind === 'slow' && (
            <span>{t('answerBy', { when: format.dateTime(until, soon) })}</span>
          )}
        </span>
      </div>
      {hasLeft ? (
        <ComeBack mine={table} />
      ) : (
        <Link href={pathToTable(table)} className="framed">
          {t('goOn')}
        </Link>
      )}
    </li>
  )
}

/** Whether somebody sits there who is not this person, nor plays for them. */
const isOther = (sitter: Sitter | null, id: string | undefined): sitter is Sitter =>
  sitter !== null && (id === undefined || (sitter.person !== id && sitter.insteadOf !== id))

const soon = { weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/** Takes back the seat that I left, and leads to the match. */
function ComeBack({ mine: { id } }: { readonly mine: MyTable['table'] }) {
  const t = useTranslations('home')
  const [, go] = useLocation()
  const { act, isBusy, refused } = useActing()
  const comeBack = async (): Promise<void> => {
    const table = await act(() => house.command(id, { do: 'sit' }))
    if (table !== null) go(pathToTable(table))
  }
  return (
    <>
      <button type="button" className="framed" disabled={isBusy} onClick={comeBack}>
        {t('comeBack')}
      </button>
      <Refusal refused={refused} />
    </>
  )
}

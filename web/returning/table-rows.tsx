import { useFormatter, useTranslations } from 'use-intl'
import { Link } from 'wouter'
import type { SavedMatch } from '#local/saved-match'
import { Crest } from '#ui/pieces/crest.tsx'
import { Icon } from '#ui/pieces/icon.tsx'
import phone from '~icon/smartphone'
import { pathToTable } from '../house/create-table.ts'
import { useGameTitle } from '../house/games.ts'
import type { MyTable } from '../house/my-table.ts'
import { useStore } from '../house/observable.ts'
import { me } from '../house/person.ts'
import { crestsAt } from '../house/sitting.ts'
import { GamePicture } from '../pages/home/game-picture.tsx'
import { ComeBack } from './come-back.tsx'
import { TimeLeft } from './time-left.tsx'
import { useWaitingText } from './use-waiting-text.ts'
import './panel.css'
import './table-rows.css'

interface TableRowsProps {
  readonly title: string
  readonly tables: readonly MyTable[]
  readonly device: SavedMatch | null
  /** They are as they were when the house was last reached. */
  readonly isOld: boolean
}

/** My tables besides the one at the top: whose turn it is and until when. Last the game on this device. */
export function TableRows({ title, tables, device, isOld }: TableRowsProps) {
  const t = useTranslations('returning')
  return (
    <section className="back-panel board my-tables" aria-labelledby="my-tables">
      <h2 id="my-tables">
        {title}
        {isOld && <small>{t('lastHere')}</small>}
      </h2>
      <ul className="back-rows">
        {tables.map(it => (
          <TableRow key={it.table.id} mine={it} isOld={isOld} />
        ))}
        {device !== null && <DeviceRow kept={device} />}
      </ul>
    </section>
  )
}

function TableRow({ mine, isOld }: { readonly mine: MyTable; readonly isOld: boolean }) {
  const [t, home] = [useTranslations('returning'), useTranslations('home')]
  const title = useGameTitle()
  const format = useFormatter()
  const id = useStore(me)?.id
  const { table, isMyTurn, waitsFor, until, hasLeft } = mine
  const waits = useWaitingText(isMyTurn ? mine : null)
  const free = table.seats.filter(({ sitter }) => sitter === null).length
  const crests = crestsAt(table)
  const listed = (names: readonly string[]): string => {
    const more = names.length - 2
    return format.list(more > 1 ? [...names.slice(0, 2), home('moreNames', { n: more })] : names)
  }
  const says = (): string => {
    if (table.state === 'gathering') return home('waitingToStart', { free })
    if (hasLeft) return home('youLeft')
    if (isMyTurn) return waits ?? home('yourTurn')
    return waitsFor === null || waitsFor.length === 0
      ? home('othersTurn')
      : home('waitingFor', { names: listed(waitsFor) })
  }
  // Where they are named already, the faces are enough.
  const isSaid = table.state === 'playing' && !hasLeft && (isMyTurn || (waitsFor ?? []).length > 0)
  const others = table.seats.flatMap(({ sitter }, seat) =>
    sitter === null || sitter.person === id ? [] : [{ seat, name: sitter.name }],
  )
  const words = (
    <>
      <GamePicture game={table.game} />
      <span className="back-words">
        <strong>{says()}</strong>
        <small>
          {title(table.game)}
          {!isSaid && others.length > 0 && ` · ${listed(others.map(({ name }) => name))}`}
        </small>
      </span>
      <span className="back-faces" aria-hidden="true">
        {others.slice(0, 4).map(({ seat }) => {
          const crest = crests[seat] ?? null
          return crest !== null && <Crest key={seat} crest={crest} seat={null} />
        })}
      </span>
      <span className="back-when">
        {isMyTurn && !hasLeft && <b className="calls">{t('yourTurn')}</b>}
        {until !== null && <TimeLeft until={until} />}
      </span>
    </>
  )
  return (
    <li className="back-row" data-calls={(isMyTurn && !hasLeft) || undefined} data-old={isOld || undefined}>
      {hasLeft ? (
        <div className="back-left">
          {words}
          <ComeBack table={table} />
        </div>
      ) : (
        <Link href={pathToTable(table)}>
          {words}
          <span className="back-chevron" aria-hidden="true">
            ›
          </span>
        </Link>
      )}
    </li>
  )
}

function DeviceRow({ kept }: { readonly kept: SavedMatch }) {
  const t = useTranslations('returning')
  const here = useTranslations('here')
  const title = useGameTitle()
  const format = useFormatter()
  return (
    <li className="back-row" data-device="">
      <Link href={`/here/${kept.id}`}>
        <span className="game-picture back-phone">
          <Icon of={phone} />
        </span>
        <span className="back-words">
          <strong>
            {t('goOn')}: {t('onDevice')}
          </strong>
          <small>
            {title(kept.header.game)} · {here('playedLast', { when: format.relativeTime(kept.changed, Date.now()) })}
          </small>
        </span>
        <span className="back-faces" />
        <span className="back-when" />
        <span className="back-chevron" aria-hidden="true">
          ›
        </span>
      </Link>
    </li>
  )
}

import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import type { Table } from '#client/messages'
import { manifestOf } from '#games/manifests'
import { Icon } from '#ui/pieces/icon.tsx'
import roundTable from '~icon/round-table'
import { useStore } from '../../house/observable.ts'
import { me } from '../../house/person.ts'
import { hasLeft, seatOf } from '../../house/sitting.ts'
import { Page } from '../frame/page.tsx'
import { Refusal } from '../frame/refusal.tsx'
import type { TableHeld } from './use-table.ts'
import '../frame/banner.css'

/** A table whose match is in progress or over, or that is closed: what that means for somebody who opens its link. */
export function NotGathering({ table, held }: { readonly table: Table; readonly held: TableHeld }) {
  const t = useTranslations('home.table')
  const common = useTranslations('common.refusals')
  const screen = useTranslations('screen')
  const id = useStore(me)?.id
  const isMine = seatOf(table, id) !== null
  const left = hasLeft(table, id)
  const { state, match, game } = table
  const title = state === 'playing' ? t('playingTitle') : state === 'over' ? t('overTitle') : t('closedTitle')
  const said = (): string => {
    if (manifestOf(game) === null) return common('no screen')
    if (state === 'playing') return left ? t('playingLeft') : isMine ? t('playingMine') : t('playing')
    if (state === 'over') return isMine ? t('overMine') : t('over')
    return t('closed')
  }
  return (
    <Page title={title} className="trouble">
      <Icon of={roundTable} className="out" />
      <p>{said()}</p>
      <div className="row">
        {state === 'playing' && left && (
          <button type="button" className="primary" disabled={held.isBusy} onClick={() => held.command({ do: 'sit' })}>
            {t('takeBack')}
          </button>
        )}
        {state === 'over' && isMine && (
          <button
            type="button"
            className="primary"
            disabled={held.isBusy}
            onClick={() => held.command({ do: 'rematch' })}
          >
            {t('rematch')}
          </button>
        )}
        {match !== null && state !== 'closed' && (
          <Link href={`/match/${match}`} className={left || (isMine && state === 'over') ? 'framed' : 'primary'}>
            {state === 'over' ? t('seeResult') : isMine ? t('toMatch') : t('watchMatch')}
          </Link>
        )}
        {state === 'playing' && (
          <Link href={`/table/${table.id}/screen`} className="framed">
            {screen('open')}
          </Link>
        )}
        {!(isMine || left) && (
          <Link href={`/new/${game}`} className="framed">
            {t('ownTable')}
          </Link>
        )}
      </div>
      <Refusal refused={held.refused} />
    </Page>
  )
}

import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Link, useLocation } from 'wouter'
import { isRefused, type Table } from '#client/messages'
import { nameIn } from '#games/workshop/guest'
import { useGameTitle } from '../../house/games.ts'
import { useStore } from '../../house/observable.ts'
import { useOffered } from '../../house/offered.ts'
import { me } from '../../house/person.ts'
import { settings } from '../../house/settings.ts'
import { hasRoom, hostOf, isLast, seatOf } from '../../house/sitting.ts'
import { Page } from '../frame/page.tsx'
import { VARIANT_TOLD, VariantTold } from '../making/variant-told.tsx'
import { AgreedTerms } from './agreed-terms.tsx'
import { ChangeTerms } from './change-terms.tsx'
import { GatheringBar } from './gathering-bar.tsx'
import { Invite } from './invite.tsx'
import { Seats } from './seats.tsx'
import { Talk } from './talk.tsx'
import { useAsIAm } from './use-as-i-am.ts'
import type { TableHeld } from './use-table.ts'

const InviteFriends = lazy(async () => ({ default: (await import('../../friends/invite-friends.tsx')).InviteFriends }))
/** Most tables have none. */
const Guests = lazy(async () => ({ default: (await import('../../gallery/at-table/guests.tsx')).Guests }))

/** A table before its game. */
export function Gathering({ table, held }: { readonly table: Table; readonly held: TableHeld }) {
  const t = useTranslations('home.table')
  const home = useTranslations('home')
  const screen = useTranslations('screen')
  const title = useGameTitle()
  const [, go] = useLocation()
  const { language } = useStore(settings)
  const id = useStore(me)?.id
  const offered = useOffered(table.game)
  const { command, isBusy } = held
  useAsIAm(seatOf(table, id) !== null, command)
  const host = hostOf(table)
  const isHost = id !== undefined && table.host === id
  const seat = seatOf(table, id)
  const { bots, personas } = offered === null || isRefused(offered) ? { bots: [], personas: [] } : offered
  const [isChanging, setChanging] = useState(false)
  const leave = async (): Promise<void> => {
    if ((await command({ do: 'leave' })) !== null) go('/')
  }
  if (isChanging && isHost && offered !== null && !isRefused(offered))
    return <ChangeTerms table={table} offered={offered} held={held} done={() => setChanging(false)} />
  return (
    <Page
      title={t('titleOf', { game: title(table.game) })}
      heading={host === null ? home('nobodysTable') : home('hostedBy', { name: host.name })}
      className="table-front"
      bar={<GatheringBar {...held} table={table} />}
    >
      <p className="table-game">
        {title(table.game)} · <Link href={`/rules/${table.game}`}>{home('rules')}</Link>
        {table.variant !== undefined && (
          <>
            {' · '}
            <a href={`#${VARIANT_TOLD}`}>
              {home('making.variants.titled', { name: nameIn({ names: table.variant }, language) })}
            </a>
          </>
        )}
      </p>
      <div className="table-sides">
        <div className="table-side">
          <Seats table={table} bots={bots} personas={personas} isBusy={isBusy} command={command} />
          {(isHost || seat !== null) && (
            <div className="row leaving">
              {seat !== null && !isHost && (
                <button type="button" className="quiet" disabled={isBusy} onClick={() => command({ do: 'stand' })}>
                  {t('stand')}
                </button>
              )}
              <button type="button" className="quiet" disabled={isBusy} onClick={leave}>
                {isLast(table, id) ? t('leaveLast') : t('leave')}
              </button>
            </div>
          )}
          {!hasRoom(table) && seat === null && !isHost && (
            <Link href={`/new/${table.game}`} className="framed">
              {t('ownTable')}
            </Link>
          )}
        </div>
        <div className="table-side">
          {Array.isArray(table.options.guests) && (
            <Suspense fallback={null}>
              <Guests table={table} isSeated={seat !== null} isBusy={isBusy} command={command} />
            </Suspense>
          )}
          {table.variant !== undefined && offered !== null && !isRefused(offered) && (
            <VariantTold offered={offered} names={table.variant} options={table.options} />
          )}
          {hasRoom(table) && id !== undefined && (isHost || seat !== null) && (
            <Suspense fallback={null}>
              <InviteFriends table={table.id} seated={table.seats.flatMap(({ sitter }) => sitter?.person ?? [])} />
            </Suspense>
          )}
          {hasRoom(table) && <Invite path={`/table/${table.id}`} game={title(table.game)} code={table.code} />}
          <section className="to-screen">
            <Link href={`/table/${table.id}/screen`} className="framed">
              {screen('open')}
            </Link>
            <p>{screen('openAbout')}</p>
          </section>
          {offered !== null && !isRefused(offered) && (
            <AgreedTerms table={table} offered={offered} change={isHost ? () => setChanging(true) : null} />
          )}
          <Talk table={table} />
        </div>
      </div>
    </Page>
  )
}

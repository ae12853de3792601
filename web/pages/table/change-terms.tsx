import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Table } from '#client/messages'
import type { GameOffered } from '../../house/api.ts'
import { changedIn, listsIn } from '../../house/choosing-options.ts'
import type { NewTableSettings } from '../../house/create-table.ts'
import { Page } from '../frame/page.tsx'
import { Refusal } from '../frame/refusal.tsx'
import { TermsForm } from '../making/terms-form.tsx'
import type { TableHeld } from './use-table.ts'

interface ChangeTermsProps {
  readonly table: Table
  readonly offered: GameOffered
  readonly held: TableHeld
  readonly done: () => void
}

/** Lets the host change what was agreed on. */
export function ChangeTerms({ table, offered, held, done }: ChangeTermsProps) {
  const t = useTranslations('home.making')
  const common = useTranslations('common')
  const { game, pace, standIns = true, advice = false, listed, seats } = table
  const options = { ...changedIn(offered, table.options), ...listsIn(table.options) }
  const [wishes, setWishes] = useState<NewTableSettings>({
    game,
    options,
    variant: table.variant,
    pace,
    standIns,
    advice,
    listed,
    seats: seats.length,
    bots: 0,
  })
  const keep = async (): Promise<void> => {
    const { game: _game, bots: _bots, ...settings } = wishes
    if ((await held.command({ do: 'settings', ...settings })) !== null) done()
  }
  const bar = (
    <>
      <Refusal refused={held.refused} />
      <p>{t('changeAbout')}</p>
      <button type="button" className="primary" disabled={held.isBusy} onClick={keep}>
        {t('keep')}
      </button>
      <button type="button" className="quiet" onClick={done}>
        {common('cancel')}
      </button>
    </>
  )
  return (
    <Page title={t('change')} className="making" bar={bar}>
      <TermsForm
        offered={offered}
        wishes={wishes}
        hasBots={false}
        leastSeats={seats.filter(({ sitter }) => sitter !== null).length}
        onChange={setWishes}
      />
    </Page>
  )
}

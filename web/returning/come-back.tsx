import { useTranslations } from 'use-intl'
import { useLocation } from 'wouter'
import type { Table } from '#client/messages'
import { useActing } from '../house/acting.ts'
import { house } from '../house/api.ts'
import { pathToTable } from '../house/create-table.ts'
import { Refusal } from '../pages/frame/refusal.tsx'

/** Takes back the seat that I left, and leads to the match. */
export function ComeBack({ table: { id } }: { readonly table: Table }) {
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

import { useTranslations } from 'use-intl'
import { Primary } from '#ui/pieces/actions.tsx'
import { useTable } from '#ui/table'
import { useActing } from '../house/acting.ts'
import { house } from '../house/api.ts'
import { heardOf } from '../house/line.ts'
import { useRefusal } from '../house/refusals.ts'

/** For somebody who has left: the way back to their seat while a bot keeps it. */
export function ComeBack() {
  const { introduction } = useTable()
  const t = useTranslations('play')
  const words = useRefusal()
  const { act, isBusy, refused } = useActing()
  const comeBack = async (): Promise<void> => {
    const table = await act(() => house.command(introduction.table, { do: 'sit' }))
    if (table !== null) heardOf(table)
  }
  return (
    <>
      {refused !== null && <p role="alert">{words(refused)}</p>}
      <Primary disabled={isBusy} onPress={comeBack}>
        {t('comeBack')}
      </Primary>
    </>
  )
}

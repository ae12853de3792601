import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Sitter } from '#client/messages'
import { useTable } from '#ui/table'
import { useStore } from '../house/observable.ts'
import { me } from '../house/person.ts'
import { Dialogue } from '../play/dialogue.tsx'
import { useTavernTable } from '../play/sitters.ts'
import { InOrderWords } from './in-order-words.ts'
import { ReportSheet } from './report-sheet.tsx'

/** From a match: reports how somebody plays there. */
export const ReportPlayer = ({ close }: { readonly close: () => void }) => (
  <InOrderWords>
    <Which close={close} />
  </InOrderWords>
)

function Which({ close }: { readonly close: () => void }) {
  const t = useTranslations('order.report')
  const common = useTranslations('common')
  const { match, names } = useTable()
  const table = useTavernTable()
  const person = useStore(me)?.id
  const [seat, setSeat] = useState<number | null>(null)
  const isOther = (sitter: Sitter | null | undefined): boolean =>
    sitter === undefined || (sitter?.person !== undefined && sitter.person !== person)
  const others = names.flatMap((name, at) => (isOther(table?.seats[at]?.sitter) ? [{ name, at }] : []))
  if (seat !== null)
    return <ReportSheet subject={{ kind: 'match', id: `${match}/${seat}` }} name={names[seat] ?? ''} close={close} />
  return (
    <Dialogue isOpen close={close} title={t('which')}>
      {others.map(({ name, at }) => (
        <button key={at} type="button" className="framed" onClick={() => setSeat(at)}>
          <bdi>{name}</bdi>
        </button>
      ))}
      {others.length === 0 && <p role="status">{t('nobodyElse')}</p>}
      <button type="button" className="quiet" onClick={close}>
        {common('cancel')}
      </button>
    </Dialogue>
  )
}

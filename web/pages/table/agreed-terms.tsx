import { useTranslations } from 'use-intl'
import type { Table } from '#client/messages'
import type { GameOffered } from '../../house/api.ts'
import { usePaceText } from '../../house/pace-text.ts'
import { useDifferences } from '../../house/use-differences.ts'

interface AgreedTermsProps {
  readonly table: Table
  readonly offered: GameOffered
  /** Null for everybody except the host. */
  readonly change: (() => void) | null
}

/** What was agreed on. House rules that have a name are told by themselves. */
export function AgreedTerms({ table, offered, change }: AgreedTermsProps) {
  const t = useTranslations('home.table')
  const making = useTranslations('home.making')
  const pace = usePaceText()
  const differences = useDifferences(offered)?.(table.options)
  return (
    <section className="terms board" aria-labelledby="terms">
      <h2 id="terms">{t('terms')}</h2>
      <ul>
        <li>{pace(table.pace)}</li>
        {table.standIns === false && <li>{t('termNoStandIns')}</li>}
        {table.advice === true && <li>{t('termAdvice')}</li>}
        <li>{table.listed ? t('termListed') : t('termByLink')}</li>
        {table.variant === undefined && differences?.length === 0 && <li>{t('termRules')}</li>}
        {table.variant === undefined &&
          differences?.map(({ option, told, about }) => (
            <li key={option}>
              {told}
              <br />
              <small>{about}</small>
            </li>
          ))}
      </ul>
      {change !== null && (
        <button type="button" className="framed" onClick={change}>
          {making('change')}
        </button>
      )}
    </section>
  )
}

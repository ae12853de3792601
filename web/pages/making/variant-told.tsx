import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { OptionsTold } from '#client/messages'
import { nameIn } from '#games/workshop/guest'
import type { Variant } from '#games/workshop/variant'
import type { GameOffered } from '../../house/api.ts'
import { useStore } from '../../house/observable.ts'
import { settings } from '../../house/settings.ts'
import { useDifferences } from '../../house/use-differences.ts'
import './variants.css'

interface VariantToldProps {
  readonly offered: GameOffered
  readonly names: Variant['names']
  readonly options: OptionsTold
  readonly children?: ReactNode
}

/** Where on the page they are told. */
export const VARIANT_TOLD = 'house-rules'

/** House rules by their name, and how they differ from the usual ones. */
export function VariantTold({ offered, names, options, children }: VariantToldProps) {
  const t = useTranslations('home')
  const { language } = useStore(settings)
  const differences = useDifferences(offered)?.(options)
  return (
    <section className="variant-told board" aria-labelledby={VARIANT_TOLD}>
      <h2 id={VARIANT_TOLD}>{t('making.variants.titled', { name: nameIn({ names }, language) })}</h2>
      <ul>
        {differences?.map(({ option, told, about }) => (
          <li key={option}>
            {told}
            <br />
            <small>{about}</small>
          </li>
        ))}
        {differences?.length === 0 && <li>{t('table.termRules')}</li>}
      </ul>
      {children}
    </section>
  )
}

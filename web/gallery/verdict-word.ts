import { useTranslations } from 'use-intl'
import type { VerdictWord } from '#protocol/gallery'

/** The verdicts from the weakest on, by the name of their message. */
export const verdictNames = {
  weak: 'weak',
  'a little weak': 'aLittleWeak',
  fair: 'fair',
  'a little strong': 'aLittleStrong',
  strong: 'strong',
  wild: 'wild',
  unknown: 'unknown',
} as const satisfies Readonly<Record<VerdictWord, string>>

/** A verdict in a word or two; null for a card that was not judged yet. */
export function useVerdictWord(): (verdict: VerdictWord | null) => string {
  const t = useTranslations('gallery')
  return verdict => (verdict === null ? t('judging') : t(`word.${verdictNames[verdict]}`))
}

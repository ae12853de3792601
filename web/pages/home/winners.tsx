import { useFormatter, useTranslations } from 'use-intl'
import type { Seat } from '#kernel/seat'

interface WinnersProps {
  readonly names: readonly string[]
  readonly winners: readonly Seat[]
  /** The reader's own seat; null if everybody is called by name. */
  readonly me: Seat | null
}

/** Who has won a match. */
export function Winners({ names, winners, me }: WinnersProps) {
  const t = useTranslations('home')
  const format = useFormatter()
  const n = winners.length
  if (me === null || !winners.includes(me))
    return <b>{t('won', { n, names: format.list(winners.map(seat => names[seat] ?? '')) })}</b>
  const others = winners.filter(seat => seat !== me).map(seat => names[seat] ?? '')
  return <b>{n === 1 ? t('youWon') : t('youWonWith', { names: format.list(others) })}</b>
}

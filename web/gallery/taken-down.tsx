import { useTranslations } from 'use-intl'
import type { CardTold } from '#protocol/gallery'

/** That a card does not hang any more, and why if somebody gave a reason. */
export function TakenDown({ how }: { readonly how: CardTold['takenDown'] }) {
  const t = useTranslations('gallery')
  const reason = how?.reason ?? ''
  return reason === '' ? t('takenDownBare') : t('takenDown', { reason })
}

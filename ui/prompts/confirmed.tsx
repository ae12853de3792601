import { useTranslations } from 'use-intl'
import { Primary } from '../pieces/actions.tsx'

/** Above this length, a button no longer names its answer but only confirms the marked one. */
const LONGEST = 30

/** Submits the chosen answer and names it. */
export function Confirm({
  text,
  disabled,
  onPress,
}: {
  readonly text: string | null
  readonly disabled: boolean
  readonly onPress: () => void
}) {
  const t = useTranslations('play')
  return (
    <Primary disabled={disabled || text === null} onPress={onPress}>
      {text === null ? t('choose') : text.length > LONGEST ? t('confirm') : t('confirmThis', { what: text })}
    </Primary>
  )
}

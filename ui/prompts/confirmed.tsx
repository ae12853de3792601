import { useTranslations } from 'use-intl'
import { Primary } from '../pieces/actions.tsx'

/** Longer than this, and a button no longer says what it does but that it does what is marked. */
const LONGEST = 30

/** Gives the answer that has been chosen, and says which. */
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

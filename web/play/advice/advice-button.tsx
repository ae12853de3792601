import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { isTyping } from '#ui/prompts/choices.tsx'
import { useTable } from '#ui/table'
import bulb from '~icon/light-bulb'
import { useStore } from '../../house/observable.ts'
import { BarButton } from '../bar/bar-button.tsx'
import { askFor, wanted } from './asking.ts'

/** Asks for a hint, where hints are allowed and the reader has a question. So does the key H. */
export function AdviceButton() {
  const { asking, introduction } = useTable()
  const t = useTranslations('play.advice')
  const isOn = useStore(wanted)?.asking === asking
  const can = introduction.advice === true ? asking : null
  useEffect(() => {
    if (can === null) return
    const press = (event: KeyboardEvent): void => {
      if (event.code === 'KeyH' && !event.repeat && !event.shiftKey && !isTyping(event)) askFor(can)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [can])
  if (can === null) return null
  return <BarButton icon={bulb} label={t('title')} isOn={isOn} onPress={() => askFor(can)} />
}

import { memo, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { isTyping } from '#ui/prompts/choices.tsx'
import { Observable, useStore } from '../house/observable.ts'
import { Dialogue } from './dialogue.tsx'

const isShown = new Observable(false)
export const showKeys = (): void => isShown.set(true)

const keys = {
  tab: ['tab'],
  numbers: ['1', '…', '9'],
  main: ['enter'],
  takeBack: ['backspace'],
  zoom: ['Z'],
  hint: ['H'],
  next: ['N'],
  arrows: ['←', '→'],
  ends: ['home', 'end'],
  escape: ['escape'],
  help: ['?'],
} as const

/** Keys with a printed word, which differs between languages. */
const named = ['tab', 'enter', 'backspace', 'home', 'end', 'escape'] as const
const isNamed = (key: string): key is (typeof named)[number] => named.some(it => it === key)

/** The keyboard shortcuts; `?` shows them. */
export const KeysHelp = memo(function KeysHelp() {
  const t = useTranslations('play')
  const isOpen = useStore(isShown)
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key === '?' && !isTyping(event)) showKeys()
    }
    document.addEventListener('keydown', press)
    return () => {
      document.removeEventListener('keydown', press)
      isShown.set(false)
    }
  }, [])
  return (
    <Dialogue isOpen={isOpen} close={() => isShown.set(false)} title={t('keys')}>
      <dl className="keys">
        {(Object.keys(keys) as (keyof typeof keys)[]).map(name => (
          <div key={name}>
            <dt>
              {keys[name].map(key => (
                <kbd key={key}>{isNamed(key) ? t(`keyCaps.${key}`) : key}</kbd>
              ))}
            </dt>
            <dd>{t(`keyList.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialogue>
  )
})

import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Amount } from '#kernel/question'
import { Primary } from '../pieces/actions.tsx'
import { Stepper } from '../pieces/stepper.tsx'
import type { PromptProps } from '../screen.ts'

export function AmountPrompt({ question, answer, isSending }: PromptProps) {
  const t = useTranslations('play')
  const { min, max, idle } = question.ask as Amount
  const [n, setN] = useState(idle)
  return (
    <div className="prompt amount">
      <Stepper name={t('number')} value={n} min={min} max={max} disabled={isSending} change={setN}>
        <span className="range">{t('fromTo', { min, max })}</span>
      </Stepper>
      <input
        type="range"
        aria-label={t('number')}
        min={min}
        max={max}
        value={n}
        disabled={isSending}
        onChange={event => setN(Number(event.target.value))}
      />
      <Primary disabled={isSending} onPress={() => answer(n)}>
        {t('confirmThis', { what: String(n) })}
      </Primary>
    </div>
  )
}

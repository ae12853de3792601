import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

interface StepperProps {
  /** What is counted, as a picture. */
  readonly children: ReactNode
  /** The same in words. */
  readonly name: string
  readonly value: number
  readonly min?: number
  readonly max: number
  readonly step?: number
  readonly disabled?: boolean
  readonly change: (value: number) => void
}

/** Counts something up and down by one. */
export function Stepper({ children, name, value, min = 0, max, step = 1, disabled = false, change }: StepperProps) {
  const t = useTranslations('play')
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser can lay out a fieldset as a row
    <div className="stepper" role="group" aria-label={name}>
      <span className="stepper-what">{children}</span>
      <button
        type="button"
        aria-label={t('fewer', { what: name })}
        disabled={disabled || value - step < min}
        onClick={() => change(value - step)}
      >
        −
      </button>
      <output aria-live="polite">{value}</output>
      <button
        type="button"
        aria-label={t('more', { what: name })}
        disabled={disabled || value + step > max}
        onClick={() => change(value + step)}
      >
        +
      </button>
    </div>
  )
}

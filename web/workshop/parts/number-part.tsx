import { useTranslations } from 'use-intl'
import type { Form } from '#games/workshop/form'
import type { PartProps } from './parts-context.ts'

type NumberProps = Pick<PartProps<Extract<Form, { is: 'number' }>>, 'form' | 'value' | 'label' | 'put'> & {
  readonly path?: PartProps['path']
}

/** A small number. With keys it is changed with the arrows, as one spin button. */
export function NumberPart({ form: { from, to }, value, label, put }: NumberProps) {
  const t = useTranslations('workshop')
  const n = typeof value === 'number' ? value : from
  const to_ = (next: number): void => {
    const within = Math.min(to, Math.max(from, next))
    if (within !== n) put(within)
  }
  const steps: Readonly<Record<string, number>> = {
    ArrowUp: n + 1,
    ArrowRight: n + 1,
    ArrowDown: n - 1,
    ArrowLeft: n - 1,
    Home: from,
    End: to,
  }
  return (
    <span className="number-part">
      <button type="button" tabIndex={-1} aria-hidden="true" disabled={n <= from} onClick={() => to_(n - 1)}>
        −
      </button>
      <span
        role="spinbutton"
        tabIndex={0}
        aria-label={label}
        aria-valuenow={n}
        aria-valuemin={from}
        aria-valuemax={to}
        title={t('numberKeys', { from, to })}
        onKeyDown={event => {
          const next = event.altKey ? undefined : steps[event.key]
          if (next === undefined) return
          event.preventDefault()
          to_(next)
        }}
      >
        {n}
      </span>
      <button type="button" tabIndex={-1} aria-hidden="true" disabled={n >= to} onClick={() => to_(n + 1)}>
        +
      </button>
    </span>
  )
}

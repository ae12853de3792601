import { useTranslations } from 'use-intl'
import type { Form } from '#games/workshop/form'
import { useBench } from '../bench-context.ts'
import { wordFor } from '../crafts.ts'
import { NumberPart } from './number-part.tsx'
import type { PartProps } from './parts-context.ts'
import { Slot } from './slot.tsx'

type Amounts = Readonly<Record<string, number>>

/** How many of what: a number and a word for each, with another one if there is any left. */
export function AmountsPart({ form, value, label, put }: PartProps<Extract<Form, { is: 'amounts' }>>) {
  const { craft } = useBench()
  const t = useTranslations('workshop')
  const given = Object(value) as Amounts
  const names = Object.keys(given)
  const left = Object.keys(form.of).filter(name => !names.includes(name))
  const word = (name: string): string => wordFor(craft, 'values', name)
  /** In the order in which they are shown. */
  const entries = Object.entries(given)
  const exchanged = (at: number, name: string): Amounts =>
    Object.fromEntries(entries.map(([own, n], i) => (i === at ? [name, Math.min(n, form.of[name] ?? 1)] : [own, n])))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend would stand above the line
    <span className="amounts-part" role="group" aria-label={label}>
      {entries.map(([name, n], i) => (
        <span key={name} className="amount-part">
          <NumberPart
            form={{ is: 'number', from: 1, to: form.of[name] ?? 1 }}
            value={n}
            label={word(name)}
            put={next => put({ ...given, [name]: next })}
          />
          <Slot
            label={label}
            value={name}
            offered={[name, ...left].map(id => ({ id, text: word(id) }))}
            onChange={next => put(exchanged(i, next))}
          />
          {entries.length > 1 && (
            <button
              type="button"
              className="tiny"
              aria-label={t('takeOut', { what: word(name) })}
              onClick={() => put(Object.fromEntries(entries.filter(([own]) => own !== name)))}
            >
              ✕
            </button>
          )}
        </span>
      ))}
      {left[0] !== undefined && (
        <button
          type="button"
          className="tiny"
          aria-label={t('another', { what: label })}
          onClick={() => put({ ...given, [left[0] as string]: 1 })}
        >
          +
        </button>
      )}
    </span>
  )
}

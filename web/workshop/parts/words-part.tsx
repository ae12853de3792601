import type { Form } from '#games/workshop/form'
import { useBench } from '../bench-context.ts'
import { wordFor } from '../crafts.ts'
import type { PartProps } from './parts-context.ts'

/** Some of a few words, each on or off. */
export function WordsPart({ form, value, label, put }: PartProps<Extract<Form, { is: 'words' }>>) {
  const { craft } = useBench()
  const some = (Array.isArray(value) ? value : []) as readonly string[]
  const press = (word: string): void =>
    put(form.of.filter(one => (one === word ? !some.includes(one) : some.includes(one))))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend would stand above the line
    <span className="words-part" role="group" aria-label={label}>
      {form.of.map(word => {
        const isOn = some.includes(word)
        return (
          <button
            key={word}
            type="button"
            aria-pressed={isOn}
            disabled={isOn && some.length <= form.least}
            onClick={() => press(word)}
          >
            {wordFor(craft, 'values', word)}
          </button>
        )
      })}
    </span>
  )
}

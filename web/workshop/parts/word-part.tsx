import type { Form } from '#games/workshop/form'
import { useBench } from '../bench-context.ts'
import { wordFor } from '../crafts.ts'
import type { PartProps } from './parts-context.ts'
import { Slot } from './slot.tsx'

/** One of a few words. */
export function WordPart({ form, value, label, put }: PartProps<Extract<Form, { is: 'word' }>>) {
  const { craft } = useBench()
  return (
    <Slot
      label={label}
      value={String(value)}
      offered={form.of.map(word => ({ id: word, text: wordFor(craft, 'values', word) }))}
      onChange={put}
    />
  )
}

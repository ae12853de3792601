import type { Form } from '#games/workshop/form'
import { useBench } from '../bench-context.ts'
import { wordFor } from '../crafts.ts'
import { blankOf, formOf } from '../model/fitting.ts'
import { type PartProps, useParts } from './parts-context.ts'
import { Slot } from './slot.tsx'

interface Alternative {
  readonly id: string
  readonly text: string
  readonly form: Form
  readonly value: unknown
}

/** One of several forms: each word by itself, everything else by what it is called. */
export function EitherPart({ form, value, path, label, put }: PartProps<Extract<Form, { is: 'either' }>>) {
  const { craft } = useBench()
  const { Part } = useParts()
  const word = (subject: string, name: string): string => wordFor(craft, subject, name)
  const alternatives = form.of.flatMap((one): readonly Alternative[] => {
    if (one.is === 'word') return one.of.map(id => ({ id, text: word('values', id), form: one, value: id }))
    const names = one.is === 'record' ? Object.keys(one.parts) : [one.is]
    const text = names.map(name => word('parts', name)).join(', ')
    return [{ id: names.join(' '), text, form: one, value: blankOf(one) }]
  })
  const own = formOf(form.of, value)
  const chosen = alternatives.find(it => it.form === own && (own?.is !== 'word' || it.value === value))
  const [only] = own?.is === 'record' ? Object.entries(own.parts) : []
  return (
    <>
      <Slot
        label={label}
        value={chosen?.id ?? ''}
        offered={alternatives}
        onChange={id => put(alternatives.find(it => it.id === id)?.value)}
      />
      {own?.is === 'record' && only !== undefined && Object.keys(own.parts).length === 1 ? (
        <Part
          form={only[1]}
          value={(Object(value) as Readonly<Record<string, unknown>>)[only[0]]}
          path={[...path, only[0]]}
          label={word('parts', only[0])}
        />
      ) : (
        own !== undefined && own.is !== 'word' && <Part form={own} value={value} path={path} label={label} />
      )}
    </>
  )
}

import { useBench } from '../bench-context.ts'
import { partWords } from '../crafts.ts'
import { withValue } from '../model/editing.ts'
import { PieceList } from '../steps/piece-list.tsx'
import { AmountsPart } from './amounts-part.tsx'
import { EitherPart } from './either-part.tsx'
import { NumberPart } from './number-part.tsx'
import type { PartShown, PartsProps } from './parts-context.ts'
import { WordPart } from './word-part.tsx'
import { WordsPart } from './words-part.tsx'
import './parts.css'

/** A part of a card, changed in place, whatever its form is. */
export function Part({ form, value, path, label, isUnnamed = false }: PartShown) {
  const { draft, changeFacts } = useBench()
  const put = (next: unknown): void => changeFacts(withValue(draft.facts, path, next))
  switch (form.is) {
    case 'number':
      return <NumberPart form={form} value={value} path={path} label={label} put={put} />
    case 'word':
      return <WordPart form={form} value={value} path={path} label={label} put={put} />
    case 'words':
      return <WordsPart form={form} value={value} path={path} label={label} put={put} />
    case 'amounts':
      return <AmountsPart form={form} value={value} path={path} label={label} put={put} />
    case 'either':
      return <EitherPart form={form} value={value} path={path} label={label} put={put} />
    case 'pieces':
      return <PieceList list={path} least={form.least} label={label} isNamed={!isUnnamed} />
    case 'record':
      return <Parts parts={form.parts} value={value} path={path} />
  }
}

/** Several parts, each with its name if there is more than one. */
export function Parts({ parts, value, path, owner }: PartsProps) {
  const { craft } = useBench()
  const all = Object.entries(parts)
  return all.map(([name, form]) => {
    // A list with the name of the card's own is simply what the piece has inside.
    const isOwn = owner !== undefined && form.is === 'pieces' && Object.hasOwn(craft.kind.facts, name)
    const { name: called, about } = partWords(craft, name)
    const label = isOwn ? owner : called
    const isNamed = form.is !== 'pieces' && (all.length > 1 || path.length === 0 || form.is === 'number')
    return (
      <span key={name} className="part" data-form={form.is}>
        {isNamed && (
          <span className="part-name" aria-hidden="true">
            {label}
          </span>
        )}
        <Part
          form={form}
          value={(Object(value) as Readonly<Record<string, unknown>>)[name]}
          path={[...path, name]}
          label={label}
          isUnnamed={isOwn}
        />
        {about !== null && <small className="part-about">{about}</small>}
      </span>
    )
  })
}

/** For `PartsContext`. */
export const drawn = { Part, Parts }

import { Icon } from '#ui/pieces/icon.tsx'
import { useBench } from '../bench-context.ts'
import { wordFor } from '../crafts.ts'

/** What a piece chooses for those after it. */
export function Peg({ choice }: { readonly choice: string }) {
  const { craft } = useBench()
  const icon = craft.icons[`choice ${choice}`]
  return (
    <span className="peg" data-choice={choice} title={wordFor(craft, 'gives', choice)}>
      {icon !== undefined && <Icon of={icon} />}
      <span className="hidden-text">{wordFor(craft, 'gives', choice)}</span>
    </span>
  )
}

/** What a piece needs from those before it. */
export function Socket({ choice, isEmpty = false }: { readonly choice: string; readonly isEmpty?: boolean }) {
  const { craft } = useBench()
  const icon = craft.icons[`choice ${choice}`]
  return (
    <span
      className="socket"
      data-choice={choice}
      data-empty={isEmpty || undefined}
      title={wordFor(craft, 'needs', choice)}
    >
      {icon !== undefined && <Icon of={icon} />}
      <span className="hidden-text">{wordFor(craft, 'needs', choice)}</span>
    </span>
  )
}

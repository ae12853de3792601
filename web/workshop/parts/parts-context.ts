import { type ComponentType, createContext, useContext } from 'react'
import type { Form } from '#games/workshop/form'
import type { Path } from '../model/editing.ts'

/* Parts have pieces inside, and pieces have parts: whoever draws one finds the other here. */

export interface PartProps<F extends Form = Form> {
  readonly form: F
  readonly value: unknown
  readonly path: Path
  /** What this part is called. */
  readonly label: string
  readonly put: (value: unknown) => void
}

export interface PartShown extends Omit<PartProps, 'put'> {
  /** A list whose name is not shown above it. */
  readonly isUnnamed?: boolean
}

export interface PartsProps {
  readonly parts: Readonly<Record<string, Form>>
  readonly value: unknown
  readonly path: Path
  /** What a list is called that has no name of its own here. */
  readonly owner?: string
}

interface Drawn {
  readonly Part: ComponentType<PartShown>
  readonly Parts: ComponentType<PartsProps>
}
export const PartsContext = createContext<Drawn | null>(null)

export function useParts(): Drawn {
  const drawn = useContext(PartsContext)
  if (drawn === null) throw new Error('nothing draws parts here')
  return drawn
}

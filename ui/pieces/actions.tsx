import { createContext, type ReactNode, use } from 'react'
import { createPortal } from 'react-dom'

/** Where the table keeps its buttons: the one thing to do is always found at the same place. */
export interface Places {
  readonly primary: HTMLElement | null
  readonly second: HTMLElement | null
  readonly beside: HTMLElement | null
}
export const PlacesContext = createContext<Places>({ primary: null, second: null, beside: null })

interface ActionProps {
  readonly onPress: () => void
  readonly disabled?: boolean
  readonly children: ReactNode
}

/** The one thing to do. It says what it does. */
export function Primary({ onPress, disabled = false, children }: ActionProps) {
  const { primary } = use(PlacesContext)
  return (
    primary &&
    createPortal(
      <button type="button" className="primary" data-primary disabled={disabled} onClick={onPress}>
        {children}
      </button>,
      primary,
    )
  )
}

interface SecondProps extends ActionProps {
  /** It gives the answer, though nothing invites to it. */
  readonly gives?: boolean
}

/** What can be done instead, under it. */
export function Second({ onPress, disabled = false, gives = false, children }: SecondProps) {
  const { second } = use(PlacesContext)
  return (
    second &&
    createPortal(
      <button type="button" className="quiet" data-primary={gives || undefined} disabled={disabled} onClick={onPress}>
        {children}
      </button>,
      second,
    )
  )
}

/** What stands beside the one thing to do, such as what would be given. */
export function Beside({ children }: { readonly children: ReactNode }) {
  const { beside } = use(PlacesContext)
  return beside && createPortal(children, beside)
}

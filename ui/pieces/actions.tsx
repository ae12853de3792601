import { createContext, type ReactNode, use } from 'react'
import { createPortal } from 'react-dom'

/** Where the table puts its buttons. The main action is always in the same place. */
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

/** The main action. Its label says what it does. */
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
  /** It submits an answer, although nothing draws attention to it. */
  readonly gives?: boolean
  /** It chooses this, for the main action to confirm. */
  readonly option?: string
  readonly isChosen?: boolean
  /** It takes back what was chosen but not yet answered. Backspace presses it, too. */
  readonly takesBack?: boolean
}

/** The alternative action, below the main one. */
export function Second({
  onPress,
  disabled = false,
  gives = false,
  option,
  isChosen,
  takesBack = false,
  children,
}: SecondProps) {
  const { second } = use(PlacesContext)
  return (
    second &&
    createPortal(
      <button
        type="button"
        className="quiet"
        data-primary={gives || undefined}
        data-option={option}
        aria-pressed={isChosen}
        data-takes-back={takesBack || undefined}
        disabled={disabled}
        onClick={onPress}
      >
        {children}
      </button>,
      second,
    )
  )
}

/** Content next to the main action, such as what would be given. */
export function Beside({ children }: { readonly children: ReactNode }) {
  const { beside } = use(PlacesContext)
  return beside && createPortal(children, beside)
}

import type { ReactNode } from 'react'
import { Icon, type IconData } from '#ui/pieces/icon.tsx'

interface BarButtonProps {
  readonly icon: IconData
  readonly label: string
  readonly onPress: () => void
  /** It opens something over the page. */
  readonly opens?: boolean
  /** It switches something on and off. */
  readonly isOn?: boolean
  readonly children?: ReactNode
}

/** A picture to press in the bar of a table. */
export const BarButton = ({ icon, label, onPress, opens = false, isOn, children }: BarButtonProps) => (
  <button
    type="button"
    className="bar-button"
    aria-haspopup={opens ? 'dialog' : undefined}
    aria-pressed={isOn}
    aria-label={label}
    title={label}
    onClick={onPress}
  >
    <Icon of={icon} />
    {children}
  </button>
)

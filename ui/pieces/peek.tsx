import { type ReactNode, useId, useState } from 'react'
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components'
import { TableContext, useTable } from '../table.ts'
import './peek.css'

interface PeekProps {
  /** What it shows, in words. Names the button and the popover. */
  readonly label: string
  /** What its box of hints says, for screen readers. */
  readonly hint?: string
  readonly className: string
  /** The visible content of the button. Screen readers skip it. */
  readonly button: ReactNode
  readonly children: ReactNode
}

/** Something one tap away. A card opened from it replaces it. */
export function Peek({ label, hint, className, button, children }: PeekProps) {
  const [isOpen, setOpen] = useState(false)
  const explained = useId()
  const table = useTable()
  const zoom = (card: string | null): void => {
    setOpen(false)
    table.zoom(card)
  }
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Button className={className} {...(hint !== undefined && { 'aria-describedby': explained })}>
        <span className="hidden-text">{label}</span>
        {hint !== undefined && (
          <span id={explained} hidden>
            {hint}
          </span>
        )}
        {button}
      </Button>
      <Popover className="peek board" containerPadding={8}>
        <Dialog aria-label={label}>
          <TableContext value={{ ...table, zoom }}>{children}</TableContext>
        </Dialog>
      </Popover>
    </DialogTrigger>
  )
}

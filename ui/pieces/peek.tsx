import { type ReactNode, useState } from 'react'
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components'
import { TableContext, useTable } from '../table.ts'
import './peek.css'

interface PeekProps {
  /** What it shows, in words. Names the button and the popover. */
  readonly label: string
  readonly className: string
  /** The visible content of the button. Screen readers skip it. */
  readonly button: ReactNode
  readonly children: ReactNode
}

/** Something one tap away. A card opened from it replaces it. */
export function Peek({ label, className, button, children }: PeekProps) {
  const [isOpen, setOpen] = useState(false)
  const table = useTable()
  const zoom = (card: string | null): void => {
    setOpen(false)
    table.zoom(card)
  }
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Button className={className}>
        <span className="hidden-text">{label}</span>
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

import { type ReactNode, useState } from 'react'
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components'
import './pop.css'

interface PopProps {
  readonly label: string
  readonly className: string
  /** What it is for. */
  readonly name: 'say' | 'presets'
  readonly button: ReactNode
  /** Choosing something closes it. */
  readonly children: (close: () => void) => ReactNode
}

/** Several options, one tap away. */
export function Pop({ label, className, name, button, children }: PopProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Button className={className} data-pop={name}>
        {button}
      </Button>
      <Popover className="pop board" containerPadding={8}>
        <Dialog aria-label={label}>
          <h3>{label}</h3>
          <div className="pop-choices">{children(() => setOpen(false))}</div>
        </Dialog>
      </Popover>
    </DialogTrigger>
  )
}

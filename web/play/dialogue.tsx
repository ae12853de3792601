import type { ReactNode } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import './dialogue.css'

interface DialogueProps {
  readonly isOpen: boolean
  readonly close: () => void
  readonly title: string
  readonly isAlert?: boolean
  readonly children: ReactNode
}

/** Something to read or decide before anything else. */
export function Dialogue({ isOpen, close, title, isAlert = false, children }: DialogueProps) {
  return (
    <ModalOverlay className="veil" isOpen={isOpen} onOpenChange={is => is || close()} isDismissable>
      <Modal className="dialogue board">
        <Dialog role={isAlert ? 'alertdialog' : 'dialog'}>
          <Heading slot="title">{title}</Heading>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

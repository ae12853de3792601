import type { ReactNode } from 'react'
import { Button, Dialog, Modal, ModalOverlay } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import '../dialogue.css'

interface SheetProps {
  readonly isOpen: boolean
  readonly close: () => void
  readonly children: ReactNode
}

/** Log, chat and rules over the table, if there is no room next to it. */
export function Sheet({ isOpen, close, children }: SheetProps) {
  const [t, common] = [useTranslations('play'), useTranslations('common')]
  return (
    <ModalOverlay className="veil" isOpen={isOpen} onOpenChange={is => is || close()} isDismissable>
      <Modal className="sheet">
        <Dialog aria-label={t('side')}>
          {children}
          <Button className="bar-button sheet-close" aria-label={common('close')} onPress={close}>
            ✕
          </Button>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { You } from './you.tsx'

/** Name and account, over the current page. */
export function YouDialog({ close }: { readonly close: () => void }) {
  const t = useTranslations('people')
  const common = useTranslations('common')
  return (
    <ModalOverlay className="you-veil" isOpen isDismissable onOpenChange={isOpen => isOpen || close()}>
      <Modal className="you-sheet board">
        <Dialog className="you-inside">
          <header className="you-head">
            <Heading slot="title">{t('account.title')}</Heading>
            <button type="button" className="quiet" onClick={close}>
              {common('close')}
            </button>
          </header>
          <You done={close} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

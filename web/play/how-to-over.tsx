import { lazy, memo, Suspense, useEffect } from 'react'
import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { useTable } from '#ui/table'
import { Observable, useStore } from '../house/observable.ts'
import './dialogue.css'
import './how-to-over.css'

const isShown = new Observable(false)
/** Opens the first page of the rules. The match goes on behind it. */
export const showHowTo = (): void => isShown.set(true)
const close = (): void => isShown.set(false)

const HowToOf = lazy(async () => ({ default: (await import('../how-to/how-to-of.tsx')).HowToOf }))

/** The first page of the rules, over the table. */
export const HowToOver = memo(function HowToOver() {
  const { screen } = useTable()
  const [t, common] = [useTranslations('rules'), useTranslations('common')]
  const isOpen = useStore(isShown)
  useEffect(() => close, [])
  return (
    <ModalOverlay className="veil" isOpen={isOpen} onOpenChange={is => is || close()} isDismissable>
      <Modal className="how-to-over board">
        <Dialog>
          <header>
            <Heading slot="title">{t('howTo.title')}</Heading>
            <Button className="bar-button" aria-label={common('close')} onPress={close}>
              ✕
            </Button>
          </header>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard */}
          <section className="how-to-pages" tabIndex={0} aria-label={t('howTo.title')}>
            <Suspense fallback={<p>{common('loading')}</p>}>
              <HowToOf game={screen.game.id} />
            </Suspense>
          </section>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
})

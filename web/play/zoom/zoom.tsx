import { memo, useCallback, useState } from 'react'
import { Dialog, Modal, ModalOverlay } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import type { RuleTold } from '#ui/rulebook'
import { useTable } from '#ui/table'
import { LargeCard } from './large-card.tsx'
import { placeBeside } from './place-beside.ts'
import { type Pointed, usePointing } from './pointing.ts'
import './zoom.css'

interface ZoomProps {
  readonly card: string | null
  readonly rules: ReadonlyMap<string, RuleTold>
}

/** A card shown large, while a mouse rests on it or until it is dismissed. */
export const Zoom = memo(function Zoom({ card, rules }: ZoomProps) {
  const { zoom } = useTable()
  const t = useTranslations('play')
  const [pointed, setPointed] = useState<Pointed | null>(null)
  const open = useCallback(
    (wanted: string) => {
      setPointed(null)
      zoom(wanted)
    },
    [zoom],
  )
  usePointing({ peek: setPointed, zoom: open })
  const close = (): void => zoom(null)
  return (
    <>
      {pointed !== null && card === null && (
        <div
          className="peeked"
          aria-hidden="true"
          inert
          style={placeBeside(pointed.rect, { width: innerWidth, height: innerHeight })}
        >
          <LargeCard card={pointed.card} />
        </div>
      )}
      <ModalOverlay className="veil zoom-veil" isOpen={card !== null} onOpenChange={is => is || close()} isDismissable>
        <Modal className="zoomed">
          <Dialog aria-label={t('zoom')} onClick={event => isOnButton(event.target) || close()}>
            {card !== null && <LargeCard card={card} rules={rules} close={close} />}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </>
  )
})

/** A tap anywhere dismisses the card, except on a control. */
const isOnButton = (target: EventTarget): boolean => target instanceof Element && target.closest('a, button') !== null

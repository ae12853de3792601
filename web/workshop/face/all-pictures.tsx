import { useState } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { pictures } from '#games/workshop/pictures'
import { useBench } from '../bench-context.ts'
import { PictureButton } from './looks.tsx'

/** All pictures that a card can have, with a search by their names. */
export function AllPictures({ close }: { readonly close: () => void }) {
  const t = useTranslations('workshop')
  const { craft, draft, change } = useBench()
  const [wanted, setWanted] = useState('')
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean)
  const found = pictures.filter(name => words.every(word => craft.pictures[name]?.toLowerCase().includes(word)))
  return (
    <ModalOverlay className="workshop-sheet" isDismissable isOpen onOpenChange={isOpen => !isOpen && close()}>
      <Modal className="board">
        <Dialog className="all-pictures" aria-label={t('allPictures')}>
          <header>
            <Heading slot="title">{t('allPictures')}</Heading>
            <button type="button" className="tiny" aria-label={t('close')} onClick={close}>
              ✕
            </button>
          </header>
          <input
            type="search"
            aria-label={t('searchPictures')}
            placeholder={t('searchPictures')}
            value={wanted}
            onChange={event => setWanted(event.target.value)}
          />
          <p className="hidden-text" role="status">
            {t('found', { n: found.length })}
          </p>
          <div className="picture-grid">
            {found.map(name => (
              <PictureButton
                key={name}
                name={name}
                isChosen={name === draft.picture}
                choose={() => {
                  change({ picture: name })
                  close()
                }}
              />
            ))}
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Crest } from '#ui/pieces/crest.tsx'
import { Icon } from '#ui/pieces/icon.tsx'
import mug from '~icon/beer-stein'
import { useStore } from '../../house/observable.ts'
import { me } from '../../house/person.ts'

const YouDialog = lazy(async () => ({ default: (await import('./you-dialog.tsx')).YouDialog }))

/** The current person. Pressing it opens name and account. */
export function PersonChip() {
  const t = useTranslations('people')
  const person = useStore(me)
  const [isOpen, setOpen] = useState(false)
  if (person === undefined) return <span className="person-chip" />
  return (
    <>
      <button type="button" className="person-chip" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {person === null ? <Icon of={mug} /> : <Crest crest={person.crest} seat={null} />}
        <span className="hidden-text">{person === null ? t('nobody') : t('youAre', { name: person.name })}</span>
        <span className="person-name" aria-hidden="true">
          {person === null ? t('nobody') : person.name}
        </span>
        {person?.guest && (
          <small className="wide-only" aria-hidden="true">
            {t('guest')}
          </small>
        )}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <YouDialog close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

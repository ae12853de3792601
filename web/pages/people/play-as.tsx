import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Crest } from '#ui/pieces/crest.tsx'
import { useStore } from '../../house/observable.ts'
import { me } from '../../house/person.ts'
import { useWhoPlays } from '../../house/who-plays.ts'
import './play-as.css'

const YouDialog = lazy(async () => ({ default: (await import('./you-dialog.tsx')).YouDialog }))

/** Under which name and crest one is about to play, and how to change them. */
export function PlayAs() {
  const t = useTranslations('people')
  const isKnown = useStore(me) !== undefined
  const { name, crest } = useWhoPlays()
  const [isOpen, setOpen] = useState(false)
  return (
    <p className="play-as" data-known={isKnown || undefined}>
      <Crest crest={crest} seat={null} />
      <span>{t.rich('playAs', { name, b: text => <b>{text}</b> })}</span>
      <button type="button" className="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('playAsChange')}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <YouDialog close={() => setOpen(false)} />
        </Suspense>
      )}
    </p>
  )
}

import { type ReactNode, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSending } from '#ui/sending'
import { useTable } from '#ui/table'
import { useVenue } from './venue.ts'

/**
 * Announces that the match continues from an earlier moment, until that is dismissed or something is answered.
 * Otherwise shows its children.
 */
export function TurnedBack({ children }: { readonly children: ReactNode }) {
  const { match } = useTable()
  const { client, hasTable } = useVenue()
  const [t, common] = [useTranslations('play'), useTranslations('common')]
  const isSending = useSending()
  const turns = client.turnedBack(match)
  const [known, setKnown] = useState(0)
  useEffect(() => {
    if (isSending) setKnown(turns)
  }, [isSending, turns])
  if (turns === known) return children
  return (
    <div className="pill above-stage turned-back" role="status">
      <span>{t(hasTable ? 'turnedBack' : 'turnedBackHere')}</span>
      <button type="button" aria-label={common('close')} onClick={() => setKnown(turns)}>
        ✕
      </button>
    </div>
  )
}

import { useEffect, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Speaker } from '#games/speaker'
import type { Guest } from '#games/workshop/guest'
import { type Language, languages } from '#ui/language'
import { useBench } from './bench-context.ts'
import { otherLanguages, speakerOf } from './crafts.ts'
import { sayable } from './model/sayable.ts'

/** The sentence as it writes itself in the other languages. */
export function Tongues() {
  const t = useTranslations('workshop')
  const { craft, draft } = useBench()
  const said = useMemo(() => sayable(draft, craft.kind), [draft, craft.kind])
  if (said === null) return null
  return (
    <dl className="tongues" aria-label={t('inOtherLanguages')}>
      {otherLanguages(craft.language).map(language => (
        <Tongue key={language} language={language} card={said as Guest} />
      ))}
    </dl>
  )
}

function Tongue({ language, card }: { readonly language: Language; readonly card: Guest }) {
  const { craft } = useBench()
  const [speaker, setSpeaker] = useState<Speaker | null>(null)
  useEffect(() => {
    let isWanted = true
    void speakerOf(craft.game, language).then(it => isWanted && setSpeaker(it))
    return () => {
      isWanted = false
    }
  }, [craft.game, language])
  return (
    <div>
      <dt title={languages[language]}>{language.toUpperCase()}</dt>
      <dd lang={language}>
        {speaker
          ?.sentence(craft.workshop.text(card), [])
          .map(({ text }) => text)
          .join('')}
      </dd>
    </div>
  )
}

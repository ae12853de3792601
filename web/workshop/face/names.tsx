import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { LONGEST_NAME } from '#games/workshop/guest'
import { type Language, languages } from '#ui/language'
import { useBench } from '../bench-context.ts'
import { otherLanguages } from '../crafts.ts'

/** The name in other languages, if one likes. In one's own it is written on the card itself. */
export function Names() {
  const t = useTranslations('workshop')
  const { craft, draft, standing } = useBench()
  const [isOpen, setOpen] = useState(false)
  const others = otherLanguages(craft.language)
  const count = others.filter(language => (draft.names[language] ?? '') !== '').length
  return (
    <div className="names">
      {standing.at === 'misnamed' && <small role="alert">{t('misnamed', { most: LONGEST_NAME })}</small>}
      <button type="button" className="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('inOthers', { n: count })}
      </button>
      {isOpen && others.map(language => <NameField key={language} language={language} label={languages[language]} />)}
    </div>
  )
}

function NameField({ language, label }: { readonly language: Language; readonly label: string }) {
  const t = useTranslations('workshop')
  const { draft, standing, change } = useBench()
  const id = useId()
  const isWrong = standing.at === 'misnamed' && standing.language === language
  return (
    <div className="card-name-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        lang={language}
        value={draft.names[language] ?? ''}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        placeholder={t('nameIt')}
        aria-invalid={isWrong || undefined}
        onChange={event => change({ names: { ...draft.names, [language]: event.target.value } })}
      />
    </div>
  )
}

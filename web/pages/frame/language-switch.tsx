import { useTranslations } from 'use-intl'
import { languageIn, languages } from '#ui/language'
import { useStore } from '../../house/observable.ts'
import { change, settings } from '../../house/settings.ts'

/** The browser's native list, below the two letters of the current language. */
export function LanguageSwitch() {
  const t = useTranslations('people')
  const { language } = useStore(settings)
  return (
    <label className="language-switch" title={t('language')}>
      <span aria-hidden="true">{language.toUpperCase()}</span>
      <select
        aria-label={t('language')}
        value={language}
        onChange={event => {
          const chosen = languageIn(event.target.value)
          if (chosen !== null) change({ language: chosen })
        }}
      >
        {Object.entries(languages).map(([id, name]) => (
          <option key={id} value={id} lang={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { type Language, languages } from '#ui/language'
import { LanguageTag } from '../language-tag.tsx'
import { changeReads, useReads } from './reads.ts'

/** The languages that somebody reads. At least one stays. */
export function Languages() {
  const t = useTranslations('board')
  const reads = useReads()
  const id = useId()
  const press = (it: Language): void => {
    const others = reads.filter(each => each !== it)
    if (reads.includes(it) && others.length === 0) return
    changeReads(reads.includes(it) ? others : [...reads, it])
  }
  return (
    <fieldset className="board-reads" aria-describedby={id}>
      <legend>{t('reads')}</legend>
      {Object.keys(languages).map(it => (
        <button
          key={it}
          type="button"
          className="framed"
          aria-pressed={reads.includes(it as Language)}
          onClick={() => press(it as Language)}
        >
          <LanguageTag language={it} />
        </button>
      ))}
      <small id={id}>{t('readsAbout')}</small>
    </fieldset>
  )
}

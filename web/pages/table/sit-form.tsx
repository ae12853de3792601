import { type SubmitEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { isName } from '#kernel/names'
import { useMadeUpName } from '../people/made-up-name.ts'

interface SitFormProps {
  readonly isBusy: boolean
  readonly sit: (name: string) => void
}

/** For visitors who came by a link and have no name yet: one line, one press. */
export function SitForm({ isBusy, sit }: SitFormProps) {
  const t = useTranslations('home.table')
  const people = useTranslations('people.name')
  const madeUp = useMadeUpName()
  const [name, setName] = useState(madeUp)
  const id = useId()
  const isRight = isName(name.trim())
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    if (isRight) sit(name.trim())
  }
  return (
    <form className="sit-form" onSubmit={submit}>
      <label htmlFor={id}>{t('nameFirst')}</label>
      <input
        id={id}
        value={name}
        maxLength={40}
        autoComplete="nickname"
        spellCheck={false}
        aria-invalid={!isRight}
        onFocus={event => event.target.select()}
        onChange={event => setName(event.target.value)}
      />
      <button type="submit" className="primary" disabled={isBusy || !isRight}>
        {t('sitDown')}
      </button>
      {!isRight && <small role="alert">{people('wrong')}</small>}
    </form>
  )
}

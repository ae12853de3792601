import { type SubmitEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { isName } from '#kernel/names'
import { useMadeUpName } from '../../house/made-up-name.ts'
import { settings } from '../../house/settings.ts'
import { NameField } from '../people/name-field.tsx'

interface SitFormProps {
  readonly isBusy: boolean
  /** The names at the table: a made-up one differs from all of them. */
  readonly taken: readonly string[]
  readonly sit: (name: string) => void
}

/** For visitors who came by a link and have no name yet: one line, one press. */
export function SitForm({ isBusy, taken, sit }: SitFormProps) {
  const t = useTranslations('home.table')
  const madeUp = useMadeUpName(taken)
  const [name, setName] = useState(settings.value.name === '' ? madeUp.name : settings.value.name)
  const isRight = isName(name.trim())
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    if (isRight) sit(name.trim())
  }
  return (
    <form className="sit-form" onSubmit={submit}>
      <NameField label={t('nameFirst')} name={name} onChange={setName} another={madeUp.another} />
      <button type="submit" className="primary" disabled={isBusy || !isRight}>
        {t('sitDown')}
      </button>
    </form>
  )
}

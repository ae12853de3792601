import { type SubmitEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocation } from 'wouter'
import { useActing } from '../../house/acting.ts'
import { house } from '../../house/api.ts'
import { Refusal } from '../frame/refusal.tsx'
import './join-form.css'

/** For somebody who was told the code of a table: the house understands any spelling of it. */
export function JoinForm() {
  const t = useTranslations('screen')
  const [, go] = useLocation()
  const [code, setCode] = useState('')
  const { act, isBusy, refused, forget } = useActing()
  const id = useId()
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    const table = await act(() => house.byCode(code))
    if (table !== null) go(`/table/${table.id}`)
  }
  return (
    <section className="join-code" aria-labelledby={`${id}h`}>
      <h2 id={`${id}h`}>{t('joinTitle')}</h2>
      <form onSubmit={submit}>
        <label htmlFor={id}>{t('joinAbout')}</label>
        <input
          id={id}
          value={code}
          placeholder="AMBER FOX 27"
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
          aria-invalid={refused !== null}
          onChange={event => {
            setCode(event.target.value)
            forget()
          }}
        />
        <button type="submit" className="framed" disabled={isBusy || code.trim() === ''}>
          {t('join')}
        </button>
      </form>
      <Refusal refused={refused} />
    </section>
  )
}

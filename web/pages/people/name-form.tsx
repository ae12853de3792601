import { type SubmitEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { isName } from '#kernel/names'
import { useActing } from '../../house/acting.ts'
import { useStore } from '../../house/observable.ts'
import { enter, me, rename } from '../../house/person.ts'
import { Refusal } from '../frame/refusal.tsx'
import { useMadeUpName } from './made-up-name.ts'

/** The visitor's name at the table: the first one or a new one. */
export function NameForm({ said }: { readonly said?: (name: string) => void }) {
  const t = useTranslations('people')
  const person = useStore(me)
  const madeUp = useMadeUpName()
  const [name, setName] = useState(person?.name ?? madeUp)
  const { act, isBusy, refused } = useActing()
  const id = useId()
  const isRight = isName(name.trim())
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    if (!isRight) return
    const taken = await act(() => (person ? rename(name.trim()) : enter(name.trim())))
    if (taken !== null) said?.(taken.name)
  }
  return (
    <form className="one-line" onSubmit={submit}>
      <label htmlFor={id}>{t('name.label')}</label>
      <div className="row">
        <input
          id={id}
          value={name}
          maxLength={40}
          autoComplete="nickname"
          spellCheck={false}
          aria-invalid={!isRight}
          aria-describedby={`${id}w`}
          onFocus={event => event.target.select()}
          onChange={event => setName(event.target.value)}
        />
        <button
          type="submit"
          className={person ? 'framed' : 'primary'}
          disabled={isBusy || !isRight || name.trim() === person?.name}
        >
          {person ? t('name.save') : t('name.enter')}
        </button>
      </div>
      <small id={`${id}w`}>{isRight ? t('name.hint') : t('name.wrong')}</small>
      <Refusal refused={refused} />
    </form>
  )
}

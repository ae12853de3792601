import { type SubmitEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { isName } from '#kernel/names'
import { useActing } from '../../house/acting.ts'
import { useMadeUpName } from '../../house/made-up-name.ts'
import { enter } from '../../house/person.ts'
import { useRefusal } from '../../house/refusals.ts'

/** A visitor without a name chooses one here, and can speak at once. */
export function NameFirst() {
  const [t, people] = [useTranslations('play'), useTranslations('people.name')]
  const refusal = useRefusal()
  const { name: madeUp } = useMadeUpName()
  const [name, setName] = useState(madeUp)
  const { act, isBusy, refused } = useActing()
  const id = useId()
  const isRight = isName(name.trim())
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    if (isRight) await act(() => enter(name.trim()))
  }
  return (
    <>
      <p className="chat-note" id={id} role="status">
        {refused !== null ? refusal(refused) : isRight ? t('nameFirst') : people('wrong')}
      </p>
      <form className="saying" onSubmit={submit}>
        <input
          type="text"
          aria-label={people('label')}
          aria-describedby={id}
          aria-invalid={!isRight}
          value={name}
          maxLength={40}
          autoComplete="nickname"
          onChange={event => setName(event.target.value)}
        />
        <button type="submit" className="framed" disabled={isBusy || !isRight}>
          {t('useName')}
        </button>
      </form>
    </>
  )
}

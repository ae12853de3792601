import { type SubmitEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { isName } from '#kernel/names'
import { useActing } from '../../house/acting.ts'
import { useMadeUpName } from '../../house/made-up-name.ts'
import { useStore } from '../../house/observable.ts'
import { enter, me, rename } from '../../house/person.ts'
import { useWhoPlays } from '../../house/who-plays.ts'
import { Refusal } from '../frame/refusal.tsx'
import { NameField } from './name-field.tsx'

/** The visitor's name at the table: the first one or a new one. */
export function NameForm({ said }: { readonly said?: (name: string) => void }) {
  const t = useTranslations('people')
  const person = useStore(me)
  const { another } = useMadeUpName()
  const [name, setName] = useState(useWhoPlays().name)
  const { act, isBusy, refused } = useActing()
  const isRight = isName(name.trim())
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    if (!isRight) return
    const taken = await act(() => (person ? rename(name.trim()) : enter(name.trim())))
    if (taken !== null) said?.(taken.name)
  }
  return (
    <form className="one-line" onSubmit={submit}>
      <NameField label={t('name.label')} name={name} onChange={setName} another={another}>
        <button
          type="submit"
          className={person ? 'framed' : 'primary'}
          disabled={isBusy || !isRight || name.trim() === person?.name}
        >
          {t('name.save')}
        </button>
      </NameField>
      <Refusal refused={refused} />
    </form>
  )
}

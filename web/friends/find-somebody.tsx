import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { PersonTold } from '#protocol/friends'
import { useActing } from '../house/acting.ts'
import { useStore } from '../house/observable.ts'
import { me } from '../house/person.ts'
import { useInviting } from '../pages/table/inviting.ts'
import { friendHouse } from './api.ts'
import { PeopleList } from './people.tsx'
import { FriendRefusal } from './refusals.tsx'

/** Finds people by their exact name, and shares my own page. */
export function FindSomebody({ again }: { readonly again: () => Promise<void> }) {
  const t = useTranslations('friends.find')
  const person = useStore(me)
  const id = useId()
  const [name, setName] = useState('')
  const [found, setFound] = useState<readonly PersonTold[] | null>(null)
  const { act, isBusy, refused } = useActing()
  const find = async (): Promise<void> => setFound(await act(() => friendHouse.find(name.trim())))
  const { url, news, copy } = useInviting(`/people/${person?.id ?? ''}`, '', t('copied'))
  return (
    <section className="panel board people" aria-labelledby={`${id}h`}>
      <h2 id={`${id}h`}>{t('title')}</h2>
      <form
        className="find-form"
        onSubmit={event => {
          event.preventDefault()
          if (name.trim() !== '') void find()
        }}
      >
        <label htmlFor={id}>{t('label')}</label>
        <div className="row">
          <input
            id={id}
            dir="auto"
            maxLength={100}
            autoComplete="off"
            value={name}
            onChange={event => setName(event.target.value)}
          />
          <button type="submit" className="framed" disabled={isBusy || name.trim() === ''}>
            {t('act')}
          </button>
        </div>
      </form>
      <FriendRefusal refused={refused} />
      <p role="status">{found !== null && (found.length === 0 ? t('nobody') : t('several', { n: found.length }))}</p>
      <PeopleList of={found ?? []} deeds={['ask']} again={again} />
      <h3>{t('share')}</h3>
      <p>{t('shareAbout')}</p>
      <div className="row">
        <input readOnly value={url} aria-label={t('share')} onFocus={event => event.target.select()} />
        <button type="button" className="framed" onClick={copy}>
          {t('copy')}
        </button>
      </div>
      <p className="news" role="status">
        {news}
      </p>
    </section>
  )
}

import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { useStore } from '../../house/observable.ts'
import { me } from '../../house/person.ts'
import { CrestForm } from './crest-form.tsx'
import { KeepForm } from './keep-form.tsx'
import { NameForm } from './name-form.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignOut } from './sign-out.tsx'
import { SignOutOthers } from './sign-out-others.tsx'
import './people.css'

/** Who you are, and how to sign in again. */
export function You({ done }: { readonly done?: () => void }) {
  const t = useTranslations('people')
  const person = useStore(me)
  const [news, setNews] = useState('')
  if (person === undefined) return null
  return (
    <div className="you">
      <NameForm said={name => (person === null ? done?.() : setNews(t('name.saved', { name })))} />
      <p className="news" role="status">
        {news}
      </p>
      <CrestForm />
      {person !== null && (
        <p className="standing">
          {person.guest
            ? t('account.guestIs')
            : person.username === null
              ? t('account.hasPasskey')
              : t('account.hasAccount', { username: person.username })}
        </p>
      )}
      {person !== null && <KeepForm person={person} said={setNews} />}
      {(person === null || person.guest) && <SignInForm done={done} />}
      {person !== null && !person.guest && <SignOutOthers said={setNews} />}
      <Link href={person === null ? '/recover' : '/you'} className="quiet" onClick={done}>
        {person === null ? t('account.recover') : t('account.page')}
      </Link>
      {person !== null && (
        <Link href="/friends" className="quiet" onClick={done}>
          {t('friends')}
        </Link>
      )}
      {person !== null && (
        <Link href="/history" className="quiet" onClick={done}>
          {t('history')}
        </Link>
      )}
      {person !== null && (
        <Link href="/order" className="quiet" onClick={done}>
          {t('order')}
        </Link>
      )}
      {person !== null && <SignOut isGuest={person.guest} done={done} />}
    </div>
  )
}

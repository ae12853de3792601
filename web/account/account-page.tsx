import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useStore } from '../house/observable.ts'
import { me } from '../house/person.ts'
import { Page } from '../pages/frame/page.tsx'
import { CrestForm } from '../pages/people/crest-form.tsx'
import { KeepForm } from '../pages/people/keep-form.tsx'
import { NameForm } from '../pages/people/name-form.tsx'
import { SignInForm } from '../pages/people/sign-in-form.tsx'
import { SignOut } from '../pages/people/sign-out.tsx'
import '../pages/people/people.css'
import { CodesPart } from './codes-part.tsx'
import { Devices } from './devices.tsx'
import { InAccountWords } from './in-account-words.ts'
import { MailPart } from './mail-part.tsx'
import { OwnData } from './own-data.tsx'
import { Passkeys } from './passkeys.tsx'
import { ProviderNews, ProviderPart } from './provider-part.tsx'
import { useWays } from './use-ways.ts'
import { UsernamePart } from './username-part.tsx'
import './account.css'
import { Loading } from '../house/loading.tsx'

/** Who I am, how I come in, where I am signed in, and what the house knows of me. */
export const AccountPage = () => (
  <InAccountWords before={<Loading />}>
    <Account />
  </InAccountWords>
)

function Account() {
  const t = useTranslations('account')
  const people = useTranslations('people')
  const person = useStore(me)
  const { ways, changed } = useWays()
  const [news, setNews] = useState('')
  const way = ways === null ? null : { ways, changed, said: setNews }
  return (
    <Page title={t('title')} className="account">
      <ProviderNews />
      <p className="news" role="status">
        {news}
      </p>
      <div className="panels">
        <section className="panel board" aria-labelledby="who">
          <h2 id="who">{t('who')}</h2>
          {person === null && <p>{t('nobody')}</p>}
          <NameForm said={name => setNews(people('name.saved', { name }))} />
          <CrestForm />
        </section>
        <section className="panel board" aria-labelledby="ways">
          <h2 id="ways">{t('ways')}</h2>
          {person?.guest && <p className="warning">{t('guest')}</p>}
          {person?.guest && <p>{t('guestGets')}</p>}
          {person && <KeepForm person={person} said={setNews} changed={changed} />}
          {(person === null || person?.guest) && <SignInForm />}
          {way !== null && (
            <>
              <UsernamePart {...way} />
              <Passkeys {...way} />
              <MailPart {...way} />
              <ProviderPart {...way} />
              <CodesPart {...way} />
            </>
          )}
        </section>
        {person && <Devices said={setNews} />}
        {way !== null && person && <OwnData {...way} person={person} />}
        {person && (
          <section className="panel board">
            <SignOut isGuest={person.guest} />
          </section>
        )}
      </div>
    </Page>
  )
}

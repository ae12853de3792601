import { type SubmitEvent, useEffect, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { isRefused } from '#client/messages'
import { useActing } from '../house/acting.ts'
import { cameBack, me } from '../house/person.ts'
import { Page } from '../pages/frame/page.tsx'
import '../pages/people/people.css'
import { AccountRefusal } from './account-refusal.tsx'
import { accountHouse } from './api.ts'
import { InAccountWords } from './in-account-words.ts'
import './account.css'
import { Loading } from '../house/loading.tsx'

/** For whoever cannot sign in any more: a link, a letter or a code. */
export const RecoverPage = () => (
  <InAccountWords before={<Loading />}>
    <Recover />
  </InAccountWords>
)

function Recover() {
  const t = useTranslations('account.recover')
  const [secret, setSecret] = useState('')
  const [news, setNews] = useState('')
  useEffect(() => {
    const look = (): void => {
      if (location.hash === '') return
      setSecret(location.hash.slice(1))
      setNews('')
      history.replaceState(null, '', location.pathname) // nobody finds it in the history
    }
    look()
    addEventListener('hashchange', look) // the link was opened where this page is open already
    return () => removeEventListener('hashchange', look)
  }, [])
  return (
    <Page title={t('title')} className="account recover">
      <p className="news" role="status">
        {news}
      </p>
      {news !== '' && (
        <p>
          {t.rich('look', {
            account: inside => <Link href="/you">{inside}</Link>,
            notices: inside => <Link href="/settings/notices">{inside}</Link>,
          })}
        </p>
      )}
      {news === '' && (
        <div className="panels">
          {secret === '' && <ByMail />}
          <BySecret key={secret} secret={secret} said={setNews} />
        </div>
      )}
    </Page>
  )
}

function ByMail() {
  const t = useTranslations('account')
  const id = useId()
  const { act, isBusy, refused } = useActing()
  const [isSent, setSent] = useState(false)
  const [sendsMail, setSendsMail] = useState(true)
  useEffect(() => {
    void accountHouse.privacy().then(told => setSendsMail(isRefused(told) || told.sendsMail))
  }, [])
  const send = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const address = String(new FormData(event.currentTarget).get('address') ?? '').trim()
    if ((await act(() => accountHouse.recover(address))) !== null) setSent(true)
  }
  return (
    <section className="panel board" aria-labelledby={`${id}title`}>
      <h2 id={`${id}title`}>{t('recover.mail')}</h2>
      <p>{sendsMail ? t('recover.mailAbout') : t('recover.noMail')}</p>
      {sendsMail && (
        <form className="one-line" onSubmit={send}>
          <label htmlFor={id}>{t('mail.label')}</label>
          <input id={id} name="address" type="email" required maxLength={254} autoComplete="email" />
          <button type="submit" className="framed" disabled={isBusy}>
            {t('recover.send')}
          </button>
        </form>
      )}
      <p className="news" role="status">
        {isSent && t('recover.sent')}
      </p>
      <AccountRefusal refused={refused} />
    </section>
  )
}

function BySecret({ secret, said }: { readonly secret: string; readonly said: (news: string) => void }) {
  const t = useTranslations('account.recover')
  const id = useId()
  const { act, isBusy, refused } = useActing()
  const go = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const given = secret === '' ? String(form.get('secret') ?? '').trim() : secret
    if ((await act(() => accountHouse.recovered(given, String(form.get('password') ?? '')))) === null) return
    await cameBack()
    said(t('done', { name: me.value?.name ?? '' }))
  }
  return (
    <section className="panel board" aria-label={secret === '' ? t('code') : t('title')}>
      {secret === '' && <h2>{t('code')}</h2>}
      <p>{secret === '' ? t('byCode') : t('byLink')}</p>
      <form className="one-line" onSubmit={go}>
        {secret === '' && (
          <>
            <label htmlFor={`${id}secret`}>{t('codeLabel')}</label>
            <input
              {...{ id: `${id}secret`, name: 'secret', required: true, minLength: 16, maxLength: 40 }}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
          </>
        )}
        <label htmlFor={`${id}password`}>{t('password')}</label>
        <input
          {...{ id: `${id}password`, name: 'password', type: 'password', minLength: 8, maxLength: 128 }}
          autoComplete="new-password"
        />
        <button type="submit" className="primary" disabled={isBusy}>
          {t('go')}
        </button>
      </form>
      <AccountRefusal refused={refused} />
    </section>
  )
}

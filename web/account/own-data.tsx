import { type SubmitEvent, useId } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { useActing } from '../house/acting.ts'
import type { Me } from '../house/api.ts'
import { forgetOnDevice } from '../house/kept-crest.ts'
import { became } from '../house/person.ts'
import { AccountRefusal } from './account-refusal.tsx'
import { accountHouse } from './api.ts'
import { useDay } from './dates.ts'
import type { WayProps } from './use-ways.ts'

/** Everything in one file, and leaving for good. */
export function OwnData({ ways, said, person }: WayProps & { readonly person: Me }) {
  const t = useTranslations('account.privacy')
  const id = useId()
  const day = useDay()
  const { act, isBusy, refused } = useActing()
  const leave = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const [name, password] = ['name', 'password'].map(it => String(form.get(it) ?? '')) as [string, string]
    const left = await act(() => accountHouse.leave(name, password))
    if (left === null) return
    said(left.due === null ? t('gone') : t('left', { day: day(left.due) }))
    forgetOnDevice()
    became(null)
  }
  return (
    <section className="panel board" aria-labelledby={`${id}title`}>
      <h2 id={`${id}title`}>{t('title')}</h2>
      <p>
        <Link href="/privacy">{t('page')}</Link>
      </p>
      <p>{t('everything')}</p>
      <div className="row">
        <a className="framed" href="/api/people/everything" download="wyrmtavern-everything.json">
          {t('json')}
        </a>
        <a className="framed" href="/api/people/everything?as=text" download="wyrmtavern-everything.txt">
          {t('text')}
        </a>
      </div>
      <details className="fold leaving">
        <summary>{t('leave')}</summary>
        <p>{t('leaveAbout')}</p>
        <p>{person.guest ? t('leaveGuest') : t('leaveWeek')}</p>
        <form onSubmit={leave}>
          <label htmlFor={`${id}name`}>{t('type', { name: person.name })}</label>
          <input id={`${id}name`} name="name" required autoComplete="off" />
          {ways.hasPassword && (
            <>
              <label htmlFor={`${id}password`}>{t('password')}</label>
              <input id={`${id}password`} name="password" type="password" required autoComplete="current-password" />
            </>
          )}
          <button type="submit" className="danger" disabled={isBusy}>
            {t('sure')}
          </button>
        </form>
        <AccountRefusal refused={refused} />
      </details>
    </section>
  )
}

import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { isRefused } from '#client/messages'
import type { PrivacyTold } from '#protocol/account'
import { type KeptKind, keptKinds } from '#protocol/kept'
import { Page } from '../pages/frame/page.tsx'
import '../pages/people/people.css'
import { accountHouse } from './api.ts'
import { InAccountWords } from './in-account-words.ts'
import './account.css'
import { Loading } from '../house/loading.tsx'

/** What is kept, why, how long and who sees it; made from the table that names every table of the database. */
export const PrivacyPage = () => (
  <InAccountWords before={<Loading />}>
    <Privacy />
  </InAccountWords>
)

function Privacy() {
  const t = useTranslations('account.kept')
  const [told, setTold] = useState<PrivacyTold | null>(null)
  useEffect(() => {
    void accountHouse.privacy().then(it => setTold(isRefused(it) ? null : it))
  }, [])
  return (
    <Page title={t('title')} className="about privacy">
      <p>{t('lead')}</p>
      <div className="kept-kinds">
        {keptKinds.map(kind => (
          <Kept key={kind} kind={kind} told={told} />
        ))}
      </div>
      {told !== null && <p>{told.keep.guests > 0 ? t('guests', { days: told.keep.guests }) : t('guestsStay')}</p>}
      {told !== null && told.provider !== null && <p>{t('provider', { name: told.provider })}</p>}
      <section>
        <h2>{t('device')}</h2>
        <p>{t('deviceText')}</p>
      </section>
      <section>
        <h2>{t('rights')}</h2>
        <p>
          <Link href="/you">{t('rightsText')}</Link>
        </p>
      </section>
      <section>
        <h2>{t('remains')}</h2>
        <p>{t('remainsText')}</p>
      </section>
    </Page>
  )
}

/** What the host has set, for what can be set. */
const settable: Partial<Record<KeptKind, keyof PrivacyTold['keep']>> = { talk: 'chat', order: 'reports' }

function Kept({ kind, told }: { readonly kind: KeptKind; readonly told: PrivacyTold | null }) {
  const t = useTranslations('account.kept')
  const set = settable[kind]
  const days = set === undefined || told === null ? 0 : told.keep[set]
  const own = `kinds.${kind}.long` as 'kinds.matches.long'
  const long = days > 0 ? t('days', { days }) : t.has(own) ? t(own) : t('forever')
  return (
    <section className="kept-kind board">
      <h2>{t(`kinds.${kind}.name`)}</h2>
      <dl>
        <dt>{t('what')}</dt>
        <dd>{t(`kinds.${kind}.what`)}</dd>
        <dt>{t('why')}</dt>
        <dd>{t(`kinds.${kind}.why`)}</dd>
        <dt>{t('long')}</dt>
        <dd>{long}</dd>
        <dt>{t('whoSees')}</dt>
        <dd>{t(`kinds.${kind}.who`)}</dd>
      </dl>
    </section>
  )
}

import { useTranslations } from 'use-intl'
import type { AuditEntry } from '#protocol/desk'
import { measureKinds, roles, subjectKinds } from '#protocol/order-words'

type About = AuditEntry['about']

const textIn = (about: About, name: string): string => (typeof about[name] === 'string' ? about[name] : '')

/** The kinds of the measures that an entry is about. */
function kindsIn(about: About): readonly (typeof measureKinds)[number][] {
  const given = Array.isArray(about.measures) ? about.measures : [about]
  return measureKinds.filter(kind => given.some(it => Object(it).kind === kind))
}

/** What an entry of the audit log is about, in words; and, folded, exactly as it was written. */
export function DeedTold({ about }: { readonly about: About }) {
  const t = useTranslations('order')
  const kinds = kindsIn(about)
  const subject = subjectKinds.find(kind => kind === Object(about.subject).kind)
  const role = roles.find(it => it === about.role)
  const told = [
    ...kinds.map(kind => t(`measure.${kind}`)),
    ...(subject === undefined ? [] : [t(`subject.${subject}`)]),
    ...('role' in about ? [textIn(about, 'name'), t(`desk.role.${role ?? 'none'}`)] : []),
    ...('granted' in about ? [t(about.granted ? 'mine.granted' : 'mine.refused')] : []),
  ]
  const reason = textIn(about, 'reason')
  return (
    <>
      {told.length > 0 && <p dir="auto">{told.join(' · ')}</p>}
      {reason !== '' && <q dir="auto">{reason}</q>}
      <details>
        <summary>{t('desk.logRaw')}</summary>
        <code dir="ltr">{JSON.stringify(about)}</code>
      </details>
    </>
  )
}

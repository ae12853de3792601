import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { useStore } from '../house/observable.ts'
import { me } from '../house/person.ts'
import { change, settings } from '../house/settings.ts'
import { InAccountWords } from './in-account-words.ts'
import './keep-offer.css'

/** Tells a guest, once, after a match, what a way in is good for. */
export function KeepOffer() {
  const { keepOffered } = useStore(settings)
  const isGuest = useStore(me)?.guest === true && location.pathname.startsWith('/match/')
  return isGuest && !keepOffered ? (
    <InAccountWords>
      <Offer />
    </InAccountWords>
  ) : null
}

function Offer() {
  const t = useTranslations('account.keep')
  const seen = (): void => change({ keepOffered: true })
  return (
    <section className="keep-offer board" aria-label={t('title')}>
      <h3>{t('title')}</h3>
      <p>{t('about')}</p>
      <div className="row">
        <Link href="/you" className="framed" onClick={seen}>
          {t('go')}
        </Link>
        <button type="button" className="quiet" onClick={seen}>
          {t('later')}
        </button>
      </div>
    </section>
  )
}

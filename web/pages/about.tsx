import { useTranslations } from 'use-intl'
import { manifests } from '#games/manifests'
import { useGameTitle } from '../house/games.ts'
import { Page } from './frame/page.tsx'
import { iconAuthors, libraries } from './people/credits.ts'
import './people/people.css'

/** What this house is, whose games these are, and what it is built with. */
export function AboutPage() {
  const t = useTranslations('people.aboutPage')
  const title = useGameTitle()
  const link = (href: string) => (text: React.ReactNode) => (
    <a href={href} rel="noreferrer">
      {text}
    </a>
  )
  return (
    <Page title={t('title')} className="about">
      <section>
        <p>{t('what')}</p>
        <p>{t('fair')}</p>
      </section>
      <section className="parchment" aria-labelledby="notice">
        <h2 id="notice">{t('notice')}</h2>
        <p>{t('noticeText')}</p>
        <ul>
          {manifests.map(({ id, credits: { designers, year, isRebuilt } }) => (
            <li key={id}>
              {t.rich('gameBy', { designers, year, game: title(id), title: text => <b>{text}</b> })}
              {isRebuilt && <> {t('reconstructed')}</>}
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="privacy">
        <h2 id="privacy">{t('privacy')}</h2>
        <p>{t('privacyText')}</p>
      </section>
      <section aria-labelledby="credits">
        <h2 id="credits">{t('credits')}</h2>
        <p>
          {t.rich('icons', {
            link: link('https://game-icons.net'),
            licence: link('https://creativecommons.org/licenses/by/3.0/'),
          })}
        </p>
        <p>{t('iconsBy', { authors: iconAuthors.join(', ') })}</p>
        <p>{t('fonts')}</p>
        <p>{t('libraries', { libraries: libraries.join(', ') })}</p>
        <p>{t('code')}</p>
        <p>{t.rich('programs', { link: link('/api/docs') })}</p>
      </section>
    </Page>
  )
}

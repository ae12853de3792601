import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { type Language, languages } from '#ui/language'
import { sounds } from '#ui/sounds'
import { useStore } from '../house/observable.ts'
import { change, isKept, type Settings, settings } from '../house/settings.ts'
import { Choice } from './frame/choice.tsx'
import { Page } from './frame/page.tsx'
import { Toggle } from './frame/toggle.tsx'
import { You } from './people/you.tsx'

/** How much moves: nothing, still pictures in their order, or movements of this many milliseconds. */
type Motion = Settings['motion'] | 'stills'
const motions: readonly Motion[] = [0, 'stills', 120, 250, 500]

/** Personal preferences, applied immediately. */
export function SettingsPage() {
  const t = useTranslations('people.setting')
  const common = useTranslations('people')
  const liked = useStore(settings)
  const kept = useStore(isKept)
  const motionName = {
    0: t('motionNone'),
    stills: t('motionStills'),
    120: t('motionQuick'),
    250: t('motionNormal'),
    500: t('motionCalm'),
  }
  return (
    <Page title={t('title')} className="settings">
      <p className="page-note">{kept ? t('kept') : t('notKept')}</p>
      <div className="panels">
        <section className="panel board">
          <Choice<Language>
            legend={t('language')}
            isSmall
            value={liked.language}
            offered={Object.entries(languages).map(([id, name]) => ({
              value: id as Language,
              label: <span lang={id}>{name}</span>,
            }))}
            onChange={language => change({ language })}
          />
          <Choice<Motion>
            legend={t('motion')}
            isSmall
            value={liked.motion === 0 && liked.stills ? 'stills' : liked.motion}
            offered={motions.map(it => ({ value: it, label: motionName[it] }))}
            onChange={it => change(it === 'stills' ? { motion: 0, stills: true } : { motion: it, stills: false })}
          />
          <Toggle
            label={t('candle')}
            about={t('candleAbout')}
            isOn={liked.candle}
            onChange={candle => change({ candle })}
          />
        </section>
        <section className="panel board" aria-labelledby="at-table">
          <h2 id="at-table">{t('table')}</h2>
          <Toggle
            label={t('confirm')}
            about={t('confirmAbout')}
            isOn={liked.confirm}
            onChange={confirm => change({ confirm })}
          />
          <Toggle
            label={t('warnings')}
            about={t('warningsAbout')}
            isOn={liked.warnings}
            onChange={warnings => change({ warnings })}
          />
          <Toggle
            label={t('callTitle')}
            about={t('callTitleAbout')}
            isOn={liked.callTitle}
            onChange={callTitle => change({ callTitle })}
          />
          <Toggle label={t('quips')} about={t('quipsAbout')} isOn={liked.quips} onChange={quips => change({ quips })} />
          <Toggle
            label={t('leftHanded')}
            about={t('leftHandedAbout')}
            isOn={liked.leftHanded}
            onChange={leftHanded => change({ leftHanded })}
          />
          <Toggle
            label={t('contrast')}
            about={t('contrastAbout')}
            isOn={liked.contrast}
            onChange={contrast => change({ contrast })}
          />
        </section>
        <section className="panel board" aria-labelledby="sounds">
          <h2 id="sounds">{t('sounds')}</h2>
          <Volume />
          {sounds.map(sound => (
            <Toggle
              key={sound}
              label={t(`sound.${sound}`)}
              isOn={!liked.muted.includes(sound)}
              onChange={isOn =>
                change({ muted: isOn ? liked.muted.filter(it => it !== sound) : [...liked.muted, sound] })
              }
            />
          ))}
          <Toggle
            label={t('ambience')}
            about={t('ambienceAbout')}
            isOn={liked.ambience}
            onChange={ambience => change({ ambience })}
          />
        </section>
        <section className="panel board" aria-labelledby="notices">
          <h2 id="notices">{t('notices')}</h2>
          <Link href="/settings/notices" className="framed">
            {t('noticesOpen')}
          </Link>
        </section>
        <section className="panel board" aria-labelledby="you">
          <h2 id="you">{common('account.title')}</h2>
          <You />
        </section>
      </div>
    </Page>
  )
}

function Volume() {
  const t = useTranslations('people.setting')
  const { volume } = useStore(settings)
  const id = useId()
  return (
    <div className="volume">
      <label htmlFor={id}>{t('volume')}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        step={5}
        value={Math.round(volume * 100)}
        onChange={event => change({ volume: Number(event.target.value) / 100 })}
      />
    </div>
  )
}

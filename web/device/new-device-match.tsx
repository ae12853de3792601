import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocation, useParams } from 'wouter'
import type { Refused } from '#client/messages'
import { manifestOf } from '#games/manifests'
import { useActing } from '../house/acting.ts'
import type { GameOffered } from '../house/api.ts'
import type { RulesChosen } from '../house/choosing-options.ts'
import { useGameTitle } from '../house/games.ts'
import { beginOrLearn } from '../house/lesson-offer.ts'
import { useWhoPlays } from '../house/who-plays.ts'
import { Page } from '../pages/frame/page.tsx'
import { Refusal } from '../pages/frame/refusal.tsx'
import { Stepper } from '../pages/frame/stepper.tsx'
import { Toggle } from '../pages/frame/toggle.tsx'
import { Offered } from '../pages/making/offered.tsx'
import { RulesField } from '../pages/making/rules-field.tsx'
import '../pages/making/making.css'
import { WhichGame } from '../pages/making/which-game.tsx'
import { Problem } from '../pages/problem.tsx'
import { problemIn, resized, type Seating, wishFor } from './seating.ts'
import { SeatsField } from './seats-field.tsx'
import { ask } from './worker-house.ts'

/** How long bots pause, in milliseconds, unless they answer immediately. */
const PAUSE = 1000

/** A new match on this device: which game, who plays, and with which rules. */
export function NewDeviceMatch() {
  const { game } = useParams<{ game?: string }>()
  const t = useTranslations('here.making')
  if (game === undefined) return <WhichGame title={t('title')} act={t('choose')} to="/here/new" />
  return manifestOf(game) === null ? <Problem code="no screen" /> : <Offers key={game} game={game} />
}

function Offers({ game }: { readonly game: string }) {
  const t = useTranslations('here.making')
  const title = useGameTitle()
  const [offered, setOffered] = useState<GameOffered | Refused | null>(null)
  useEffect(() => {
    let isHere = true
    void ask<GameOffered>({ t: 'offered', game }).then(told => isHere && setOffered(told))
    return () => {
      isHere = false
    }
  }, [game])
  return (
    <Offered offered={offered} title={t('of', { game: title(game) })}>
      {found => <Making offered={found} />}
    </Offered>
  )
}

function Making({ offered }: { readonly offered: GameOffered }) {
  const [t, terms] = [useTranslations('here.making'), useTranslations('home.making')]
  const title = useGameTitle()
  const [, go] = useLocation()
  const who = useWhoPlays()
  const { act, isBusy, refused } = useActing()
  const added = (seat: number): Seating => ({
    isBot: seat > 0,
    name: seat === 0 ? who.name : t('player', { n: seat + 1 }),
    bot: offered.bot,
    persona: '',
  })
  const [seats, setSeats] = useState(() => resized([], Math.min(4, offered.seats.max), added))
  const [rules, setRules] = useState<RulesChosen>({ options: {} })
  const [isAtOnce, setAtOnce] = useState(false)
  const [hasAdvice, setAdvice] = useState(false)
  const isShared = seats.filter(({ isBot }) => !isBot).length > 1
  const problem = problemIn(seats)
  const begin = (): Promise<void> => beginOrLearn(offered.id, go, begun)
  const begun = async (): Promise<void> => {
    const wishes = {
      game: offered.id,
      seats: seats.map(({ isBot, name, ...bot }) =>
        isBot ? { bot: wishFor(bot) } : { name, ...(name === who.name && { crest: who.crest }) },
      ),
      options: rules.options,
      advice: hasAdvice,
      pause: isAtOnce ? 0 : PAUSE,
    }
    const match = await act(() => ask<{ readonly match: string }>({ t: 'begin', terms: wishes }))
    if (match === null) return
    void navigator.storage?.persist?.().catch(() => false)
    go(`/here/${match.match}`)
  }
  const bar = (
    <>
      <Refusal refused={refused} />
      {problem !== null && <p role="status">{t(problem)}</p>}
      <button type="button" className="primary" disabled={isBusy || problem !== null} onClick={begin}>
        {t('begin')}
      </button>
    </>
  )
  return (
    <Page title={t('of', { game: title(offered.id) })} className="making" bar={bar}>
      <div className="terms-form">
        <div className="terms-side">
          <section className="panel board">
            <Stepper
              label={t('seats')}
              value={seats.length}
              min={offered.seats.min}
              max={offered.seats.max}
              onChange={count => setSeats(resized(seats, count, added))}
            />
            <SeatsField
              seats={seats}
              bots={offered.bots}
              personas={offered.personas}
              wishOf={name => (name === who.name ? who.crest : undefined)}
              onChange={setSeats}
            />
          </section>
        </div>
        <div className="terms-side">
          <section className="panel board">
            <RulesField offered={offered} rules={rules} onChange={setRules} />
          </section>
          <section className="panel board">
            <Toggle label={t('atOnce')} about={t('atOnceAbout')} isOn={isAtOnce} onChange={setAtOnce} />
            {isShared && <small>{t('together')}</small>}
            {isShared && (
              <Toggle label={terms('advice')} about={terms('adviceAbout')} isOn={hasAdvice} onChange={setAdvice} />
            )}
          </section>
        </div>
      </div>
    </Page>
  )
}

import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { manifestOf } from '#games/manifests'
import type { GameOffered } from '../../house/api.ts'
import type { NewTableSettings } from '../../house/create-table.ts'
import { Choice } from '../frame/choice.tsx'
import { Stepper } from '../frame/stepper.tsx'
import { Toggle } from '../frame/toggle.tsx'
import { LevelField } from './level-field.tsx'
import { PaceField } from './pace-field.tsx'
import { RulesField } from './rules-field.tsx'
import './making.css'

const GuestsField = lazy(async () => ({
  default: (await import('../../gallery/at-table/guests-field.tsx')).GuestsField,
}))

interface TermsFormProps {
  readonly offered: GameOffered
  readonly wishes: NewTableSettings
  /** An existing table already has its bots seated. */
  readonly hasBots: boolean
  readonly leastSeats?: number
  readonly onChange: (wishes: NewTableSettings) => void
  /** What comes before the terms. */
  readonly children?: React.ReactNode
}

/** Everything to agree on before a match. */
export function TermsForm({ offered, wishes, hasBots, leastSeats, onChange, children }: TermsFormProps) {
  const t = useTranslations('home.making')
  const { seats, bots, pace, standIns } = wishes
  const { min, max } = offered.seats
  /** What is asked only where somebody else can join. */
  const hasOthers = seats - bots > 1
  const resize = (count: number): void => onChange({ ...wishes, seats: count, bots: Math.min(bots, count - 1) })
  return (
    <div className="terms-form">
      <div className="terms-side">
        {children}
        <section className="panel board">
          <Stepper
            label={t('seats')}
            {...(hasBots && { about: t('seatsAbout') })}
            value={seats}
            min={Math.max(min, leastSeats ?? min)}
            max={max}
            onChange={resize}
          />
          {hasBots && (
            <Stepper
              label={t('bots')}
              about={t('botsAbout', { free: seats - 1 - bots })}
              value={bots}
              min={0}
              max={seats - 1}
              onChange={count => onChange({ ...wishes, bots: count })}
            />
          )}
          {hasBots && bots > 0 && offered.bots.length > 1 && (
            <LevelField
              bots={offered.bots}
              bot={wishes.bot ?? offered.bot}
              onChange={bot => onChange({ ...wishes, bot })}
            />
          )}
        </section>
        <section className="panel board">
          <PaceField
            pace={pace}
            onChange={to => onChange({ ...wishes, pace: to, standIns: standIns || to.kind === 'untimed' })}
          />
          {offered.canLeave && pace.kind !== 'untimed' && (
            <Toggle
              label={t('standIns')}
              about={t('standInsAbout')}
              isOn={standIns}
              onChange={isOn => onChange({ ...wishes, standIns: isOn })}
            />
          )}
        </section>
      </div>
      <div className="terms-side">
        {hasOthers && (
          <section className="panel board">
            <Choice
              legend={t('who')}
              value={wishes.listed ? 'anybody' : 'link'}
              offered={[
                { value: 'link', label: t('byLink'), about: t('byLinkAbout') },
                { value: 'anybody', label: t('listed'), about: t('listedAbout') },
              ]}
              onChange={who => onChange({ ...wishes, listed: who === 'anybody' })}
            />
          </section>
        )}
        {hasOthers && (
          <section className="panel board">
            <Toggle
              label={t('advice')}
              about={t('adviceAbout')}
              isOn={wishes.advice === true}
              onChange={isOn => onChange({ ...wishes, advice: isOn })}
            />
          </section>
        )}
        <section className="panel board">
          <RulesField
            offered={offered}
            rules={wishes}
            onChange={({ options, variant }) => onChange({ ...wishes, options, variant })}
          />
        </section>
        {manifestOf(offered.id)?.workshop !== undefined && (
          <Suspense fallback={null}>
            <section className="panel board">
              <GuestsField
                game={offered.id}
                options={wishes.options}
                onChange={options => onChange({ ...wishes, options })}
              />
            </section>
          </Suspense>
        )}
      </div>
    </div>
  )
}

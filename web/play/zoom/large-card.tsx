import { Fragment } from 'react'
import { useTranslations } from 'use-intl'
import { manifestOf } from '#games/manifests'
import { isGuest } from '#games/workshop/guest-id'
import { RuleText } from '#ui/pieces/rule.tsx'
import { Said } from '#ui/pieces/said.tsx'
import type { RuleTold } from '#ui/rulebook'
import { useTable } from '#ui/table'
import { TermsContext } from '#ui/terms'
import { useTerms } from '../../house/use-terms.ts'

interface LargeCardProps {
  readonly card: string
  /** The rules, for the rulings. Without them none are shown. */
  readonly rules?: ReadonlyMap<string, RuleTold>
  readonly close?: () => void
}

/** A card with its picture, its effect and its rulings. */
export function LargeCard({ card, rules: book, close }: LargeCardProps) {
  const { screen, view, speaker } = useTable()
  const [t, common, inRules] = [useTranslations('play'), useTranslations('common'), useTranslations('rules')]
  const { text, rules } = screen.card(card, view)
  const terms = useTerms(screen.game.id)
  return (
    <article className="large-card parchment">
      <header>
        <h2>{speaker.name(card)}</h2>
        {close !== undefined && (
          <button type="button" className="bar-button" aria-label={common('close')} onClick={close}>
            ✕
          </button>
        )}
      </header>
      <div className="large-picture" data-guest={isGuest(card) || undefined} aria-hidden="true">
        <screen.Picture card={card} />
      </div>
      <p className="large-text">
        <TermsContext value={terms}>
          <Said saying={text} plain />
        </TermsContext>
      </p>
      {close !== undefined && !isGuest(card) && manifestOf(screen.game.id)?.tips !== undefined && (
        <a className="large-more" href={`/tips/${screen.game.id}/${card}`} target="_blank" rel="noreferrer">
          {inRules('moreAboutCard')}
        </a>
      )}
      {book !== undefined && rules.length > 0 && (
        <section className="rulings" aria-label={t('rulings')}>
          {rules.map((rule, i) => {
            const chapter = book.get(rule)?.chapter ?? ''
            const before = book.get(rules[i - 1] ?? '')?.chapter ?? ''
            return (
              <Fragment key={rule}>
                {chapter !== before && <h3>{chapter}</h3>}
                <RuleText rule={rule} />
              </Fragment>
            )
          })}
        </section>
      )}
    </article>
  )
}

import { useTranslations } from 'use-intl'
import { RuleText } from '#ui/pieces/rule.tsx'
import { Said } from '#ui/pieces/said.tsx'
import { useTable } from '#ui/table'

interface LargeCardProps {
  readonly card: string
  /** Without rulings. */
  readonly isShort?: boolean
  readonly close?: () => void
}

/** A card with its picture, what it does, and how it has been ruled. */
export function LargeCard({ card, isShort = false, close }: LargeCardProps) {
  const { screen, speaker } = useTable()
  const [t, common] = [useTranslations('play'), useTranslations('common')]
  const { text, rules } = screen.card(card)
  return (
    <article className="large-card parchment">
      <header>
        <h2>{speaker.text({ say: `cards.${card}.name`, with: {} })}</h2>
        {close !== undefined && (
          <button type="button" className="bar-button" aria-label={common('close')} onClick={close}>
            ✕
          </button>
        )}
      </header>
      <div className="large-picture" aria-hidden="true">
        <screen.Picture card={card} />
      </div>
      <p className="large-text">
        <Said saying={text} plain />
      </p>
      {!isShort && rules.length > 0 && (
        <section className="rulings" aria-label={t('rulings')}>
          {rules.map(rule => (
            <RuleText key={rule} rule={rule} />
          ))}
        </section>
      )}
    </article>
  )
}

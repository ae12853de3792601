import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Said } from '#ui/pieces/said.tsx'
import type { RuleTold } from '#ui/rulebook'
import { useTable } from '#ui/table'
import { Rule } from './rule-parts.tsx'
import { rulesNow } from './rules-now.ts'

type Rules = ReadonlyMap<string, RuleTold>

/** What matters now: the rules of the question, and the card that is up. */
export function Now({ rules }: { readonly rules: Rules }) {
  const { screen, view, question } = useTable()
  const t = useTranslations('play')
  const up = screen.cardsUp?.(view) ?? []
  const asked = (question === null ? [] : rulesNow(question)).filter(number => rules.has(number))
  if (asked.length + up.length === 0) return null
  return (
    <section>
      <h3>{t('rulesNow')}</h3>
      {asked.map(number => (
        <Rule key={number} number={number} told={rules.get(number)} />
      ))}
      <More chapter={rules.get(question?.ask.rule ?? '')?.chapter ?? null} />
      {up.map(card => (
        <CardUp key={card} card={card} rules={rules} />
      ))}
    </section>
  )
}

/** A way down to the chapter of the question. */
function More({ chapter }: { readonly chapter: string | null }) {
  const t = useTranslations('play')
  const button = useRef<HTMLButtonElement>(null)
  if (chapter === null) return null
  const go = (): void => {
    const chapters = button.current?.closest('.rule-list')?.querySelectorAll<HTMLElement>('[data-chapter]') ?? []
    const it = [...chapters].find(({ dataset }) => dataset.chapter === chapter)
    it?.scrollIntoView({ block: 'start' })
  }
  return (
    <button ref={button} type="button" className="quiet more-rules" onClick={go}>
      {t('rulesMore', { chapter })}
    </button>
  )
}

/** What a card does, and its rulings behind that. */
function CardUp({ card, rules }: { readonly card: string; readonly rules: Rules }) {
  const { screen, view, speaker, quotes = rules } = useTable()
  const t = useTranslations('rules')
  const { text, rules: numbers } = screen.card(card, view)
  const rulings = numbers.filter(number => rules.has(number))
  return (
    <>
      <p>
        <b>{speaker.name(card)}</b>: <Said saying={text} />
      </p>
      {rulings.length > 0 && (
        <details className="rules-of-card">
          <summary>{t('rulings', { n: rulings.length })}</summary>
          {rulings.map(number => (
            <Rule key={number} number={number} told={quotes.get(number)} />
          ))}
        </details>
      )}
    </>
  )
}

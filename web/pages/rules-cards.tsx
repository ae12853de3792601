import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { manifestOf } from '#games/manifests'
import { quoted } from '#ui/house-rules'
import { anchorOf } from '#ui/pieces/rule.tsx'
import { useHouseRules } from '../house/use-house-rules.ts'
import type { Book, BookCard } from './rules-load.ts'
import { usePlace } from './rules-target.ts'
import { Text } from './rules-text.tsx'
import './rules-cards.css'

/** Every card in the box, with its effect and the rules about it. */
export function Cards({ of: cards, book }: { readonly of: readonly BookCard[]; readonly book: Book }) {
  const t = useTranslations('rules')
  const place = usePlace('cards')
  return (
    <section className="rules-cards">
      <h2 {...place}>{t('cards')}</h2>
      <p className="rules-cards-about">{t('cardsAbout')}</p>
      <div className="rules-card-list">
        {cards.map(card => (
          <Card key={card.id} of={card} book={book} />
        ))}
      </div>
    </section>
  )
}

function Card({ of: { id, name, power, rules, copies }, book }: { readonly of: BookCard; readonly book: Book }) {
  const t = useTranslations('rules')
  const place = usePlace(`card-${id}`)
  const isTarget = place['data-target'] === true
  const [isOpen, setOpen] = useState(isTarget)
  useEffect(() => {
    if (isTarget) setOpen(true)
  }, [isTarget])
  const house = useHouseRules(book.screen)
  const rulings = rules.flatMap(number => {
    const rule = book.rules.get(number)
    return rule === undefined ? [] : { number, ...quoted(number, rule.label, rule.text, house) }
  })
  const Picture = book.screen?.Picture
  return (
    <article className="rules-card" {...place}>
      <div className="rules-face">
        <div className="rules-picture">{Picture !== undefined && <Picture card={id} />}</div>
        <div>
          <h3>
            <a className="rules-card-name" href={`#card-${id}`}>
              {name}
              {copies > 1 && `\u00a0×${copies}`}
            </a>
          </h3>
          <p>{power}</p>
        </div>
      </div>
      {manifestOf(book.game)?.tips !== undefined && (
        <Link className="rules-more" href={`/tips/${book.game}/${id}`}>
          {t('moreAboutCard')}
        </Link>
      )}
      {rulings.length > 0 && (
        <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>{t('rulings', { n: rulings.length })}</summary>
          <ul>
            {rulings.map(({ number, label, text }) => (
              <li key={number}>
                <a className="rules-number" href={`#${anchorOf(number)}`}>
                  {label}
                </a>{' '}
                <Text of={text} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </article>
  )
}

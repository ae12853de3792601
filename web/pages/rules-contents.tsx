import { useTranslations } from 'use-intl'
import type { Section } from '#ui/rulebook'
import { isWide } from '#ui/window'
import type { Book } from './rules-load.ts'

const Line = ({ of: { level, anchor, number, title } }: { readonly of: Section }) => (
  <a className={level > 2 ? 'rules-part' : undefined} href={`#${anchor}`}>
    <span className="rules-contents-number">{number}</span>
    <span>{title}</span>
  </a>
)

/** The chapters, and the cards. */
export function Contents({ book: { sections, cards, language } }: { readonly book: Book }) {
  const t = useTranslations('rules')
  const chapters = sections.flatMap((section, i) => {
    if (section.level !== 2) return []
    const next = sections.findIndex((later, at) => at > i && later.level === 2)
    return [{ section, parts: sections.slice(i + 1, next === -1 ? undefined : next) }]
  })
  return (
    <nav className="rules-contents" aria-label={t('contents')}>
      <details open={isWide()}>
        <summary>{t('contents')}</summary>
        <ol lang={language}>
          {chapters.map(({ section, parts }) => (
            <li key={section.anchor}>
              <Line of={section} />
              {parts.length > 0 && (
                <ol>
                  {parts.map(part => (
                    <li key={part.anchor}>
                      <Line of={part} />
                    </li>
                  ))}
                </ol>
              )}
            </li>
          ))}
          {cards.length > 0 && (
            <li>
              <a href="#cards">
                <span className="rules-contents-number" aria-hidden="true">
                  ❖
                </span>
                <span>{t('cards')}</span>
              </a>
            </li>
          )}
        </ol>
      </details>
    </nav>
  )
}

import { useDeferredValue, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Inline } from '#ui/inline'
import { RuleNumber } from '#ui/pieces/rule.tsx'
import type { RuleTold } from '#ui/rulebook'
import { useTable } from '#ui/table'

type Found = readonly (readonly [number: string, told: RuleTold])[]

/** The rules of the game next to the table, with a search. */
export function RulesTab({ rules }: { readonly rules: ReadonlyMap<string, RuleTold> }) {
  const { screen } = useTable()
  const t = useTranslations('play')
  const [wanted, setWanted] = useState('')
  const found = matching([...rules], useDeferredValue(wanted))
  return (
    <div className="rules-tab">
      <input
        type="search"
        aria-label={t('searchRules')}
        placeholder={t('searchRules')}
        value={wanted}
        onChange={event => setWanted(event.target.value)}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard */}
      <section className="rule-list" tabIndex={0} aria-label={t('rules')}>
        {chaptersOf(found).map(([chapter, its]) => (
          <section key={chapter}>
            <h3>{chapter}</h3>
            {its.map(([number, { parts }]) => (
              <p key={number}>
                <RuleNumber rule={number} /> <Parts of={parts} />
              </p>
            ))}
          </section>
        ))}
        {found.length === 0 && <p role="status">{t('noRule')}</p>}
      </section>
      <a className="all-rules" href={`/rules/${screen.game.id}`} target="_blank" rel="noreferrer">
        {t('allRules')}
      </a>
    </div>
  )
}

/** The rules with all of these words in their number, text or chapter title. */
function matching(rules: Found, wanted: string): Found {
  const words = wanted.toLocaleLowerCase().split(/\s+/)
  return rules.filter(([, { label, text, chapter }]) => {
    const all = `${label} ${text} ${chapter}`.toLocaleLowerCase()
    return words.every(word => all.includes(word))
  })
}

function chaptersOf(rules: Found): readonly (readonly [chapter: string, its: Found])[] {
  const chapters = new Map<string, Found>()
  for (const rule of rules) chapters.set(rule[1].chapter, [...(chapters.get(rule[1].chapter) ?? []), rule])
  return [...chapters]
}

/** A rule's text, with links to the rules it mentions. */
const Parts = ({ of }: { readonly of: readonly Inline[] }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change
  of.map((it, i) => <Part key={`${i} ${it.text}`} of={it} />)

function Part({ of: it }: { readonly of: Inline }) {
  if (it.kind === 'rule') return <RuleNumber rule={it.number} />
  if (it.kind === 'em') return <em>{it.text}</em>
  if (it.kind === 'code') return <code>{it.text}</code>
  return it.kind === 'strong' ? <strong>{it.text}</strong> : it.text
}

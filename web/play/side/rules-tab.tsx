import { memo, useDeferredValue, useState } from 'react'
import { useTranslations } from 'use-intl'
import { manifestOf } from '#games/manifests'
import { Said } from '#ui/pieces/said.tsx'
import type { RuleTold } from '#ui/rulebook'
import { useTable } from '#ui/table'
import { showHowTo } from '../how-to-over.tsx'
import { Rule } from './rule-parts.tsx'
import { Now } from './rules-of-now.tsx'

type Found = readonly (readonly [number: string, told: RuleTold])[]
type Rules = ReadonlyMap<string, RuleTold>

/** The rules of the game next to the table: what matters now, the game in short, then everything, with a search. */
export function RulesTab({ rules }: { readonly rules: Rules }) {
  const { screen, quotes = rules } = useTable()
  const t = useTranslations('play')
  const [wanted, setWanted] = useState('')
  const searched = useDeferredValue(wanted)
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
      <section key={searched.trim()} className="rule-list" tabIndex={0} aria-label={t('rules')}>
        {searched.trim() === '' && (
          <>
            <Now rules={quotes} />
            <InShort />
          </>
        )}
        <All rules={quotes} searched={searched} />
      </section>
      <a className="all-rules" href={`/rules/${screen.game.id}#rules`} target="_blank" rel="noreferrer">
        {t('allRules')}
      </a>
    </div>
  )
}

function InShort() {
  const { screen, view } = useTable()
  const t = useTranslations('play')
  return (
    <section>
      <h3>{t('inShort')}</h3>
      <ul className="rules-short">
        {screen.intro(view).map(saying => (
          <li key={saying.say}>
            <Said saying={saying} />
          </li>
        ))}
      </ul>
      {manifestOf(screen.game.id)?.howTo !== undefined && (
        <button type="button" className="quiet more-rules" onClick={showHowTo}>
          {t('seeExample')}
        </button>
      )}
    </section>
  )
}

const All = memo(function All({ rules, searched }: { readonly rules: Rules; readonly searched: string }) {
  const t = useTranslations('play')
  const found = matching([...rules], searched)
  return (
    <>
      {chaptersOf(found).map(([chapter, its]) => (
        <section key={chapter} data-chapter={chapter}>
          <h3>{chapter}</h3>
          {its.map(([number, told]) => (
            <Rule key={number} number={number} told={told} />
          ))}
        </section>
      ))}
      {found.length === 0 && <p role="status">{t('noRule')}</p>}
    </>
  )
})

/** A longer word also finds its other forms: “majority” finds majorities. */
const [LONG, ENDING] = [6, 2]
const stemOf = (word: string): string => (word.length >= LONG ? word.slice(0, -ENDING) : word)

/** The rules with all of these words in their number, text or chapter title. */
export function matching(rules: Found, wanted: string): Found {
  const words = wanted.trim().toLocaleLowerCase().split(/\s+/).map(stemOf)
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

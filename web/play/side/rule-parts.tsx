import type { Inline } from '#ui/inline'
import { RuleNumber } from '#ui/pieces/rule.tsx'
import type { RuleTold } from '#ui/rulebook'

/** A rule with its number. */
export const Rule = ({ number, told }: { readonly number: string; readonly told: RuleTold | undefined }) => (
  <p>
    <RuleNumber rule={number} /> <Parts of={told?.parts ?? []} />
  </p>
)

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

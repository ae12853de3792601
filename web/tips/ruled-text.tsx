import { Link } from 'wouter'
import type { Inline } from '#ui/inline'
import { numbered } from '#ui/numbered'
import { anchorOf } from '#ui/pieces/rule.tsx'
import { Text } from '../pages/rules-text.tsx'

/** Text of the rules outside the rule book: its rule numbers lead there. */
export const RuledText = ({ of, game }: { readonly of: readonly Inline[]; readonly game: string }) =>
  numbered(of).map(({ no, it }) =>
    it.kind === 'rule' ? (
      <Link key={no} href={`/rules/${game}#${anchorOf(it.number)}`}>
        {it.text}
      </Link>
    ) : (
      <Text key={no} of={[it]} />
    ),
  )

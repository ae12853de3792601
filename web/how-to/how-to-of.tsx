import { TermsContext } from '#ui/terms'
import { useTerms } from '../house/use-terms.ts'
import { HowToPlay } from './how-to.tsx'
import { useHowTo } from './use-how-to.ts'

/** A game's first page, once it has loaded. */
export function HowToOf({ game }: { readonly game: string }) {
  const read = useHowTo(game)
  const terms = useTerms(game)
  if (read === null) return null
  return (
    <TermsContext value={terms}>
      <HowToPlay of={read} />
    </TermsContext>
  )
}

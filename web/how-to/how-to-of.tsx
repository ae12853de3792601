import { HowToPlay } from './how-to.tsx'
import { useHowTo } from './use-how-to.ts'

/** A game's first page, once it has loaded. */
export function HowToOf({ game }: { readonly game: string }) {
  const read = useHowTo(game)
  return read === null ? null : <HowToPlay of={read} />
}

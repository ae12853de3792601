import { useGameTitle } from '../house/games.ts'
import { type Craft, wordFor } from './crafts.ts'
import { toldApart } from './kind-names.ts'

/** What each of these kinds of cards is called. */
export function useKindNames(crafts: readonly Craft[]): (craft: Craft) => string {
  const title = useGameTitle()
  const names = toldApart(
    crafts.map(craft => ({ word: wordFor(craft, 'kinds', craft.name), title: title(craft.game) })),
  )
  return craft => names[crafts.indexOf(craft)] ?? craft.name
}

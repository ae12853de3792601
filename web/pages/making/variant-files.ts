import { manifestOf } from '#games/manifests'
import { CardProblem } from '#games/workshop/reading'
import type { Variant } from '#games/workshop/variant'
import type { GameOffered } from '../../house/api.ts'
import { optionTableOf } from '../../house/choosing-options.ts'
import { saveFile } from '../../house/save-file.ts'

/* House rules as files: packs without cards, as docs/cards.md describes them. */

const packs = () => import('#games/workshop/pack')

/** Saves house rules as a pack. */
export async function saveVariant(game: string, variant: Variant): Promise<void> {
  const { packText } = await packs()
  saveFile(`${game}-rules.json`, packText({ wyrmtavern: 'cards', version: 1, game, cards: [], variants: [variant] }))
}

/** The house rules of this game in a file; none if it is no pack of the game. */
export async function variantsInFile(file: File, offered: GameOffered): Promise<readonly Variant[]> {
  const { LARGEST_PACK, packIn } = await packs()
  if (file.size > LARGEST_PACK) return []
  const kinds = (await manifestOf(offered.id)?.workshop?.parts())?.kinds ?? {}
  const find = async (game: string) => (game === offered.id ? { kinds, options: optionTableOf(offered) } : null)
  try {
    return (await packIn(await file.text(), find)).variants
  } catch (error) {
    if (!(error instanceof CardProblem)) throw error
    return []
  }
}

import type { IconData } from '#ui/pieces/icon.tsx'
import honey from '~icon/dripping-honey'
import dust from '~icon/dust-cloud'
import miner from '~icon/miner'
import soap from '~icon/soap'
import type { Dirt } from '../../types.ts'

/** R1.5: how dirty hands are. */
export const dirtIcons: { readonly [D in Dirt]: IconData } = {
  spotless: soap,
  dusty: dust,
  sticky: honey,
  filthy: miner,
}

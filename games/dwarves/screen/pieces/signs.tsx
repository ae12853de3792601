import { Icon, type IconData } from '#ui/pieces/icon.tsx'
import swords from '~icon/crossed-swords'
import die from '~icon/dice-six-faces-five'
import chest from '~icon/open-treasure-chest'
import coins from '~icon/two-coins'
import './signs.css'

const signs: Readonly<Record<string, IconData>> = { gold: coins, treasure: chest, strength: swords, dice: die }

/** By which numbers treasure is found. */
export const FindsSign = ({ n }: { readonly n: number }) => (
  <Sign of="treasure" n={n === 0 ? '–' : n === 1 ? '1' : `1–${n}`} />
)

/** So many of something that is counted: gold, treasure, strength, dice. Words for it are beside it. */
export const Sign = ({ of, n }: { readonly of: string; readonly n?: number | string }) => (
  <span className="sign" data-of={of} aria-hidden="true">
    {n}
    {signs[of] !== undefined && <Icon of={signs[of]} />}
  </span>
)

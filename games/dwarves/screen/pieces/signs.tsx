import { Icon, type IconData } from '#ui/pieces/icon.tsx'
import swords from '~icon/crossed-swords'
import die from '~icon/dice-six-faces-five'
import chest from '~icon/open-treasure-chest'
import coins from '~icon/two-coins'
import './signs.css'

const signs: Readonly<Record<string, IconData>> = { gold: coins, treasure: chest, strength: swords, dice: die }

/** The numbers that find treasure. */
export const FindsSign = ({ n }: { readonly n: number }) => (
  <Sign of="treasure" n={n === 0 ? '–' : n === 1 ? '1' : `1–${n}`} />
)

/** An amount of gold, treasure, strength or dice. Its text is next to it. */
export const Sign = ({ of, n }: { readonly of: string; readonly n?: number | string }) => (
  <span className="sign" data-of={of} aria-hidden="true">
    {n}
    {signs[of] !== undefined && <Icon of={signs[of]} />}
  </span>
)

import { Icon } from '#ui/pieces/icon.tsx'
import scales from '~icon/scales'
import { nobodysOf, type Owners, swapped } from '../known/drafts.ts'
import { byClaims, byCount, filled } from '../known/filling.ts'
import { useSay } from '../use-gold.ts'
import { Pop } from './pop.tsx'
import { type LootSharing, termsOf } from './use-sharing.ts'

interface PresetsProps {
  readonly desk: LootSharing
  readonly among: readonly number[]
  readonly toSeats: boolean
}

/** Starting points for a draft. */
export function Presets({ desk, among, toSeats }: PresetsProps) {
  const say = useSay()
  const { pieces, owners, redraw, me } = desk
  const terms = termsOf(desk, among)
  const fill = (to: Owners): void => redraw(to, { looksAt: 'draft' })
  return (
    <Pop
      label={say('screen.desk.presets.title')}
      className="framed desk-pop"
      name="presets"
      button={
        <>
          <Icon of={scales} /> {say('screen.desk.do.presets')}
        </>
      }
    >
      {close => {
        const chip = (text: string, to: () => Owners) => (
          <button
            key={text}
            type="button"
            className="chip"
            onClick={() => {
              close()
              fill(to())
            }}
          >
            {text}
          </button>
        )
        return (
          <>
            {chip(say('screen.desk.presets.worth'), () =>
              filled(nobodysOf(pieces), { ...terms, wanted: [], waived: [] }),
            )}
            {chip(say('screen.desk.presets.count'), () => byCount(terms))}
            {toSeats && chip(say('screen.desk.presets.claims'), () => byClaims(terms))}
            {chip(say('screen.desk.do.rest'), () => filled(owners, terms))}
            {toSeats &&
              me !== null &&
              among
                .filter(seat => seat !== me)
                .map(seat => chip(say('screen.desk.presets.swap', { who: { seat } }), () => swapped(owners, me, seat)))}
            {chip(say('screen.desk.do.clear'), () => nobodysOf(pieces))}
          </>
        )
      }}
    </Pop>
  )
}

import { numbered } from '#ui/numbered'
import { Said } from '#ui/pieces/said.tsx'
import { logged } from '../../words/log.ts'
import { saying } from '../../words/things.ts'
import { type LairSeen, lairsSeen } from '../known/lairs.ts'
import { newsOf } from '../known/news.ts'
import { Picture } from '../pieces/picture.tsx'
import { AttackerChip } from '../stage/attacker-chip.tsx'
import { Meter } from '../stage/meter.tsx'
import { useGold } from '../use-gold.ts'
import { Frame } from './frame.tsx'

/** The last blow, and then the dragon falls. */
export function Dying({ isDead }: { readonly isDead: boolean }) {
  const { told } = useGold()
  const lair = useDying()
  if (lair === undefined) return null
  const news = newsOf(told)
  const blow = isDead ? slainIn(lair) : news === null ? undefined : logged(news.event)[0]
  return (
    <Frame beat={isDead ? 'shake' : 'blow'} title={blow !== undefined && <Said saying={blow} plain />}>
      <div className="dying">
        <Picture card={lair.dragon} />
        <Meter lair={lair} added={0} />
        {isDead && <Cracks />}
      </div>
      <p className="dying-party" aria-hidden="true">
        {numbered(lair.attackers).map(({ no, it }) => (
          <AttackerChip key={no} attacker={it} />
        ))}
      </p>
    </Frame>
  )
}

/** The dragon that dies. At the last blow its death has not been told yet: the stage alone knows which it is. */
export function useDying(): LairSeen | undefined {
  const { view, scene } = useGold()
  const spot = scene?.showing.flatMap(event => (event.type === 'dragonSlain' ? [event.spot] : []))[0]
  return lairsSeen(view).find(it => it.spot === (spot ?? view.kill?.spot))
}

export const slainIn = ({ dragon }: LairSeen) => saying('screen.desk.slain', { dragon: { card: dragon } })

/** It breaks, and sparks fly. */
const Cracks = () => (
  <svg className="dying-cracks" viewBox="0 0 100 100" aria-hidden="true">
    <path d="M62 -4 52 24 66 36 44 60 54 74 38 104M44 60 26 66" />
    {['M-6 18l5 2-3 5z', 'M106 12l-6 2 5 4z', 'M-4 62l5-2 0 6z', 'M104 60l-5 0 3 5z', 'M20 104l4-4 2 6z'].map(d => (
      <path key={d} className="spark" d={d} />
    ))}
  </svg>
)

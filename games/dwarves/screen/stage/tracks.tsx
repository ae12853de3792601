import { Mark } from '#ui/pieces/mark.tsx'
import { useNameOf } from '#ui/pieces/seat-name.tsx'
import type { Row } from '../known/rows.ts'
import { Picture } from '../pieces/picture.tsx'
import { Sign } from '../pieces/signs.tsx'
import { useSay } from '../use-dwarves.ts'
import { LaidCard } from './laid-card.tsx'
import './tracks.css'

/** A bar is full at this strength, or at the highest one present. */
const FULL = 20

/** Both tracks, one line per seat: strength as a bar, treasure next to it, and the laid card. */
export function Tracks({ rows }: { readonly rows: readonly Row[] }) {
  const most = Math.max(FULL, ...rows.map(({ strength }) => strength))
  const best = Math.max(...rows.map(({ fighters, strength }) => (fighters === null ? -1 : strength)))
  return (
    <ol className="tracks">
      {rows.map(row => (
        <TrackRow
          key={row.seat}
          row={row}
          most={most}
          isBest={row.fighters !== null && row.strength === best && best > 0}
        />
      ))}
    </ol>
  )
}

interface TrackRowProps {
  readonly row: Row
  readonly most: number
  readonly isBest: boolean
}

function TrackRow({ row, most, isBest }: TrackRowProps) {
  const nameOf = useNameOf()
  const say = useSay()
  const { seat, fighters, strength, treasure, gained } = row
  return (
    <li className="track" data-best={isBest || undefined} data-winner={row.isWinner || undefined}>
      <b className="track-name" title={nameOf(seat)}>
        <Mark seat={seat} />
        <span>{nameOf(seat)}</span>
      </b>
      {fighters === null ? (
        <span className="track-out">{say(row.mustChoose ? 'screen.battle.chooses' : 'screen.battle.sitsOut')}</span>
      ) : (
        <>
          <span className="track-bar" aria-hidden="true">
            <span style={{ width: `${(strength / most) * 100}%` }} />
            <span className="track-fighters">
              {fighters.map(({ kind, scared, hasFallen }, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a fighter keeps its place
                <span key={i} data-card={kind} data-scared={scared || undefined} data-fallen={hasFallen || undefined}>
                  <Picture card={kind} />
                </span>
              ))}
            </span>
          </span>
          <b className="track-strength">
            <span className="hidden-text">{say('screen.battle.strength', { n: strength })}</span>
            <span aria-hidden="true">{strength}</span>
          </b>
          <span className="track-treasure" data-gained={gained !== null || undefined}>
            <span className="hidden-text">
              {gained === null
                ? say('screen.battle.treasure', { n: treasure })
                : say('screen.battle.gets', { n: gained })}
            </span>
            {gained === null ? (
              <Sign of="treasure" n={treasure} />
            ) : (
              <Sign of="gold" n={gained > 0 ? `+${gained}` : gained} />
            )}
          </span>
        </>
      )}
      {fighters === null && gained !== null && gained !== 0 && (
        <span className="track-treasure" data-gained>
          <span className="hidden-text">{say('screen.battle.gets', { n: gained })}</span>
          <Sign of="gold" n={`+${gained}`} />
        </span>
      )}
      <LaidCard
        seat={seat}
        laid={row.laid}
        up={row.up}
        isPlaying={row.isPlaying}
        fate={row.fate}
        cancelledBy={row.cancelledBy}
      />
    </li>
  )
}

import type { Seat } from '#kernel/seat'
import { InWords } from '#ui/pieces/in-words.tsx'
import { Mark } from '#ui/pieces/mark.tsx'
import { useNameOf } from '#ui/pieces/seat-name.tsx'
import type { Row } from '../known/rows.ts'
import { Picture } from '../pieces/picture.tsx'
import { Sign } from '../pieces/signs.tsx'
import { useDwarves, useSay } from '../use-dwarves.ts'
import { LaidCard } from './laid-card.tsx'
import './tracks.css'

/** A bar is full at this strength, or at the highest one present. */
const FULL = 20

/** Both tracks, one line per seat: strength as a bar, treasure next to it, and the laid card. */
export function Tracks({ rows, rolls }: { readonly rows: readonly Row[]; readonly rolls: Seat | null }) {
  const { scene } = useDwarves()
  const strengths = rows.map(({ fighters, strength }) => (fighters === null ? -1 : (strength ?? -1)))
  const most = Math.max(FULL, ...strengths)
  const best = Math.max(...strengths)
  return (
    <ol className="tracks" data-marching={scene?.name === 'march' || undefined}>
      {rows.map(row => (
        <TrackRow
          key={row.seat}
          row={row}
          most={most}
          isRolling={row.seat === rolls}
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
  /** Its dice are being thrown. */
  readonly isRolling: boolean
}

function TrackRow({ row, most, isBest, isRolling }: TrackRowProps) {
  const nameOf = useNameOf()
  const say = useSay()
  const { seat, fighters, strength, treasure, gained } = row
  const treasureHint = say(gained === null ? 'stage.hints.treasure' : 'stage.hints.gained')
  return (
    <li
      className="track"
      data-best={isBest || undefined}
      data-winner={row.isWinner || undefined}
      data-rolling={isRolling || undefined}
      data-waiting={(fighters !== null && strength === null) || undefined}
    >
      <b className="track-name" data-hint={nameOf(seat)}>
        <Mark seat={seat} />
        <span>{nameOf(seat)}</span>
      </b>
      {fighters === null ? (
        <span className="track-out">{say(row.mustChoose ? 'screen.battle.chooses' : 'screen.battle.sitsOut')}</span>
      ) : (
        <>
          <span className="track-bar" aria-hidden="true">
            <span style={{ transform: `scaleX(${(strength ?? 0) / most})` }} />
            <span className="track-fighters">
              {fighters.map(({ kind, scared, hasFallen }, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a fighter keeps its place
                <span key={i} data-card={kind} data-scared={scared || undefined} data-fallen={hasFallen || undefined}>
                  <Picture card={kind} />
                </span>
              ))}
            </span>
          </span>
          <b className="track-strength" data-hint={say('stage.hints.strength')}>
            {strength !== null && (
              <InWords text={say('screen.battle.strength', { n: strength })} hint={say('stage.hints.strength')} />
            )}
            <span aria-hidden="true">{strength ?? '–'}</span>
          </b>
          <span className="track-treasure" data-gained={gained !== null || undefined} data-hint={treasureHint}>
            <InWords
              text={
                gained === null
                  ? say('screen.battle.treasure', { n: treasure })
                  : say('screen.battle.gets', { n: gained })
              }
              hint={treasureHint}
            />
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

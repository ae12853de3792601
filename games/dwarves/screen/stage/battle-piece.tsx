import type { SceneSeen } from '#ui/scenes'
import type { DwarvesEvent } from '../../events.ts'
import type { BattleTold } from '../known/battle-told.ts'
import { Banner, CardsTurning } from '../parts-later.ts'

const pieces: ReadonlySet<string> = new Set(['turn', 'banner', 'gold', 'last'])

/** Whether this beat is shown large, in place of the tracks. */
export const isPiece = (beat: string): boolean => pieces.has(beat)

export interface PieceProps {
  readonly told: BattleTold
  readonly scene: SceneSeen<DwarvesEvent>
}

/** Laid cards that turn one by one, or the winner's banner. */
export const BattlePiece = (props: PieceProps) =>
  props.scene.name === 'turn' ? <CardsTurning {...props} /> : <Banner {...props} />

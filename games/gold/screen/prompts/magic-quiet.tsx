import { Primary } from '#ui/pieces/actions.tsx'
import { Icon } from '#ui/pieces/icon.tsx'
import { room } from '#ui/room'
import eye from '~icon/eyeball'
import { clocks } from '../../rules/clocks.ts'
import { RunningBar } from '../pieces/running-bar.tsx'
import { useGold, useSay } from '../use-gold.ts'
import './magic-quiet.css'

interface MagicQuietProps {
  readonly isSending: boolean
  readonly pass: () => void
  /** Begins a call of “Caught!”; null if nobody could be caught. */
  readonly call: (() => void) | null
}

/** A window in which the player has nothing to play. It lasts as long as any other and asks for nothing. */
export function MagicQuiet({ isSending, pass, call }: MagicQuietProps) {
  const { view } = useGold()
  const say = useSay()
  const { equal, pause } = clocks[view.options.clock]
  const closes = view.stage?.at === 'window' ? view.stage.closes : null
  return (
    <div className="magic-quiet" {...room('calm')}>
      {equal && closes !== null && <RunningBar until={closes} whole={pause ?? 1} />}
      <div className="quiet-moves">
        {call !== null && (
          <button type="button" className="quiet-move" data-option="call" disabled={isSending} onClick={call}>
            <Icon of={eye} /> {say('screen.magic.call')}
          </button>
        )}
        {equal && (
          <button type="button" className="quiet-move magic-pass" disabled={isSending} onClick={pass}>
            {say('screen.magic.pass')}
          </button>
        )}
      </div>
      {!equal && (
        <Primary disabled={isSending} onPress={pass}>
          {say('screen.magic.pass')}
        </Primary>
      )}
    </div>
  )
}

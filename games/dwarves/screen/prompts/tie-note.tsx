import { useDwarves, useSay } from '../use-dwarves.ts'

/** R12.5: chances to win include ties, and at some tables a tie pays less. */
export function TieNote() {
  const { tieAward } = useDwarves().view.options
  const say = useSay()
  return tieAward !== 'full' && <span>{say(`screen.turn.tie.${tieAward}`)}</span>
}

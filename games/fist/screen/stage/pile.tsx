import { Peek } from '#ui/pieces/peek.tsx'
import { useFist, useSay } from '../use-fist.ts'
import { RoundStory } from './round-story.tsx'
import './pile.css'

/** The cards still to come, face down, with their number. A tap shows which ones. */
export function Pile() {
  const { unseen } = useFist().view
  const say = useSay()
  const n = unseen.length
  return (
    <Peek
      label={say('screen.pile', { n })}
      className="pile"
      button={
        <span className="pile-back" aria-hidden="true" data-none={n === 0 || undefined} data-n={Math.min(n, 4)}>
          {n}
        </span>
      }
    >
      <RoundStory />
    </Peek>
  )
}

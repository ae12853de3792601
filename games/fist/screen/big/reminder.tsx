import { Said } from '#ui/pieces/said.tsx'
import { powerOf } from '../../words/powers.ts'
import { characterUp } from '../known/up.ts'
import { Picture } from '../pieces/picture.tsx'
import { Progress } from '../progress.tsx'
import { useFist, useSay } from '../use-fist.ts'
import './reminder.css'

/** The character that is up, in one line: its picture, its name, what it does. A tap shows it large. */
export function Reminder() {
  const { view, zoom } = useFist()
  const say = useSay()
  const up = characterUp(view)
  if (up === null) return <Progress />
  return (
    <>
      <button
        type="button"
        className="reminder-card"
        aria-label={say('screen.showCard', { card: { card: up } })}
        onClick={() => zoom(up)}
      >
        <Picture card={up} />
      </button>
      <p className="reminder-words">
        <b>{say('options.card', { card: { card: up } })}</b>
        <span>
          <Said saying={powerOf(up)} />
        </span>
      </p>
      <Progress />
    </>
  )
}

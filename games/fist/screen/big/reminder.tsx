import { Reminds } from '#ui/pieces/reminder.tsx'
import { Said } from '#ui/pieces/said.tsx'
import { powerOf } from '../../words/powers.ts'
import { characterUp } from '../known/up.ts'
import { Progress } from '../progress.tsx'
import { useFist, useSay } from '../use-fist.ts'

/** The character that is up: its picture, its name, what it does. */
export function Reminder() {
  const { view } = useFist()
  const say = useSay()
  const up = characterUp(view)
  if (up === null) return <Progress />
  return (
    <Reminds
      card={up}
      label={say('screen.showCard', { card: { card: up } })}
      title={say('options.card', { card: { card: up } })}
      about={<Said saying={powerOf(up)} />}
    />
  )
}

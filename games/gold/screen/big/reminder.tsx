import { Reminds } from '#ui/pieces/reminder.tsx'
import { Said } from '#ui/pieces/said.tsx'
import { logged } from '../../words/log.ts'
import { saying, seatsIn, tokensIn } from '../../words/things.ts'
import { lairInMind } from '../known/lairs.ts'
import { newsOf } from '../known/news.ts'
import { isShared } from '../known/sharing.ts'
import { Progress } from '../progress.tsx'
import { useGold, useSay } from '../use-gold.ts'

/** The loot that is shared and by whom; before that, the dragon that falls next, and the latest event. */
export function Reminder() {
  const { view, told } = useGold()
  const say = useSay()
  const lair = lairInMind(view)
  const event = newsOf(told)?.event
  const news = event === undefined ? undefined : logged(event)[0]
  if (lair === undefined)
    return news === undefined ? <Progress /> : <Reminds card={null} label="" title={<Said saying={news} />} />
  const { dragon, sum, strength } = lair
  const card = { card: dragon }
  const { kill } = view
  const about =
    kill !== null && isShared(view)
      ? saying('screen.reminder.shares', { who: seatsIn(kill.party), tokens: tokensIn(kill.loot) })
      : news
  return (
    <Reminds
      card={dragon}
      label={say('screen.hand.show', { card })}
      title={
        kill === null
          ? say('screen.reminder.dragon', { card, sum, strength })
          : say('screen.desk.slain', { dragon: card })
      }
      about={about !== undefined && <Said saying={about} />}
    />
  )
}

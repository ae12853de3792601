import { useTranslations } from 'use-intl'
import { Choice } from '../frame/choice.tsx'
import { BotFace } from '../table/bot-face.tsx'
import { useBotWords } from '../table/bot-words.ts'

interface LevelFieldProps {
  readonly bots: readonly string[]
  readonly bot: string
  readonly onChange: (bot: string) => void
}

/** How well the bots of a new table play: each level with its face and one sentence. */
export function LevelField({ bots, bot, onChange }: LevelFieldProps) {
  const t = useTranslations('home.making')
  const words = useBotWords()
  const named = (it: string) => (
    <>
      <BotFace bot={it} /> {words(it).name}
    </>
  )
  const offered = bots.map(it => ({ value: it, label: named(it), about: words(it).about }))
  return <Choice legend={t('level')} value={bot} offered={offered} onChange={onChange} />
}

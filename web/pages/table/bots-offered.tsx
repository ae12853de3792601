import { BotFace } from './bot-face.tsx'
import { useBotWords } from './bot-words.ts'

/** The bots that can sit here, each with its face and one sentence. */
export function BotsOffered({ bots }: { readonly bots: readonly string[] }) {
  const words = useBotWords()
  return (
    <dl className="bots-offered">
      {bots.map(bot => (
        <div key={bot}>
          <dt>
            <BotFace bot={bot} /> {words(bot).name}
          </dt>
          <dd>{words(bot).about}</dd>
        </div>
      ))}
    </dl>
  )
}

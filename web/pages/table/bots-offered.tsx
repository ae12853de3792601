import { personas as all } from '#kernel/bot-name'
import { personaFaces } from '#protocol/crest'
import { useFace } from '#ui/faces'
import { Icon } from '#ui/pieces/icon.tsx'
import { BotFace } from './bot-face.tsx'
import { useBotWords } from './bot-words.ts'
import './bots-offered.css'

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

/** Who they may be. */
export function PersonasOffered({ personas }: { readonly personas: readonly string[] }) {
  const words = useBotWords()
  return (
    <dl className="bots-offered">
      {all
        .filter(it => personas.includes(it))
        .map(it => (
          <div key={it}>
            <dt>
              <PersonaFace face={personaFaces[it]} /> {words(`knight.${it}`).persona?.name}
            </dt>
            <dd>{words(`knight.${it}`).persona?.about}</dd>
          </div>
        ))}
    </dl>
  )
}

function PersonaFace({ face }: { readonly face: string }) {
  const picture = useFace(face)
  return picture !== null && <Icon className="bot-face" of={picture} />
}

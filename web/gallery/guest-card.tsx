import { type Guest, nameIn, tongueIn } from '#games/workshop/guest'
import { GuestFace } from '#ui/pieces/guest-face.tsx'
import { useStore } from '../house/observable.ts'
import { settings } from '../house/settings.ts'
import { useCardTexts } from './use-card-texts.ts'

interface GuestCardProps {
  readonly game: string
  readonly card: Guest
  /** What the test table said, over its corner. */
  readonly seal?: React.ReactNode
}

/** A card that somebody made, with its own text in the reader's language. */
export function GuestCard({ game, card, seal }: GuestCardProps) {
  const { language } = useStore(settings)
  const texts = useCardTexts(game)
  const { strength, dice } = card as { readonly strength?: number; readonly dice?: number }
  return (
    <GuestFace
      kind={card.kind}
      name={<span lang={tongueIn(card, language)}>{nameIn(card, language)}</span>}
      picture={card.picture}
      light={card.light}
      figure={strength ?? dice}
      seal={seal}
    >
      <p>{texts?.text(card)}</p>
    </GuestFace>
  )
}

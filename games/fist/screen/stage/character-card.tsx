import { useTable } from '#ui/table'
import { type CharacterId, characterOf } from '../../cards/characters.ts'
import { powerOf } from '../../words/powers.ts'
import { Picture } from '../pieces/picture.tsx'
import { Piece } from '../pieces/thing.tsx'
import { useSay } from '../use-fist.ts'
import './character-card.css'
import { numbered } from '#ui/numbered'

interface CardProps {
  readonly character: CharacterId
  readonly cursed?: boolean
  /** Whether its power is in use. */
  readonly inUse?: boolean
}

/** Longer names are set tighter, so that a low card can hold them. */
const LONG_NAME = 14
const LONG = 70
/** A guest may say more than any character of the box. */
const VERY_LONG = 170
/** What these are good for is not printed on the card. */
const explained = ['black', 'amulet'] as const

/** A character as a parchment card: name, kind, picture and power. Pressing it shows it large. */
export function CharacterCard({ character, cursed = false, inUse = false }: CardProps) {
  const { zoom, say: segments } = useTable()
  const say = useSay()
  const card = { card: character }
  const name = say('options.card', { card })
  const power = segments(powerOf(character))
  const length = power.reduce((sum, { text }) => sum + text.length, 0)
  const notes = explained.filter(kind => power.some(({ thing }) => thing === kind))
  return (
    <article
      className="character-card"
      data-cursed={cursed || undefined}
      data-in-use={inUse || undefined}
      data-long-name={name.length > LONG_NAME || undefined}
      data-long={length > VERY_LONG ? 'very' : length > LONG || undefined}
    >
      <header>
        <h2>{name}</h2>
        <span>{say(cursed ? 'screen.cursed' : `screen.kinds.${characterOf(character).kind}`)}</span>
      </header>
      <div className="art">
        <Picture card={character} />
      </div>
      <p>
        {numbered(power).map(({ no, it: { text, thing } }) => (
          <span key={no}>
            {thing !== undefined && (
              <>
                <Piece kind={thing} />{' '}
              </>
            )}
            {text}
          </span>
        ))}
      </p>
      {notes.map(kind => (
        <p key={kind} className="card-note">
          {say(`screen.notes.${kind}`)}
        </p>
      ))}
      <button
        type="button"
        className="read-card"
        aria-label={say('screen.showCard', { card })}
        onClick={() => zoom(character)}
      />
    </article>
  )
}

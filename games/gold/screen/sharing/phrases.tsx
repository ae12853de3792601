import { Icon } from '#ui/pieces/icon.tsx'
import talk from '~icon/talk'
import { tokens } from '../../cards/tokens.ts'
import { type Phrase, phrases } from '../../rules/phrases.ts'
import { saying } from '../../words/things.ts'
import { TokenPiece } from '../pieces/token-piece.tsx'
import { useSay } from '../use-gold.ts'
import { Pop } from './pop.tsx'
import type { LootSharing } from './use-sharing.ts'

interface PhrasesProps {
  readonly desk: LootSharing
  readonly disabled: boolean
  readonly say: (phrase: Phrase) => void
  readonly noDeal: (() => void) | null
}

const commitments: readonly Phrase[] = ['my last offer', 'not below this']
const short: readonly Phrase[] = ['fair?', 'take it', 'hurry']

/** A phrase: one tap, and everybody reads it in their own language. */
function Chip({
  phrase,
  disabled,
  press,
}: {
  readonly phrase: Phrase
  readonly disabled: boolean
  readonly press: () => void
}) {
  const say = useSay()
  return (
    <button
      type="button"
      className="chip"
      data-commits={commitments.includes(phrase) || undefined}
      disabled={disabled}
      onClick={press}
    >
      {say(`phrases.${phrase}`)}
    </button>
  )
}

/** “I need …”, with a slot for a token of this loot. */
function Needs({
  desk: { kill },
  disabled,
  press,
}: Pick<PhrasesProps, 'desk' | 'disabled'> & { readonly press: (phrase: Phrase) => void }) {
  const say = useSay()
  const kinds = tokens.filter(token => kill.loot[token] > 0)
  return kinds.map(token => (
    <button
      key={token}
      type="button"
      className="chip need"
      aria-label={say('screen.desk.say.need', { token: saying(`kinds.${token}`) })}
      disabled={disabled}
      onClick={() => press(`need ${token}`)}
    >
      <TokenPiece token={token} size="medium" />
    </button>
  ))
}

/** All phrases behind one button, for small screens. */
export function SayPop({ desk, disabled, say: speak, noDeal }: PhrasesProps) {
  const say = useSay()
  const others = phrases.filter(phrase => !phrase.startsWith('need '))
  return (
    <Pop
      label={say('screen.desk.say.title')}
      className="framed desk-pop"
      name="say"
      button={
        <>
          <Icon of={talk} /> {say('screen.desk.do.say')}
        </>
      }
    >
      {close => {
        const and = (act: () => void) => () => {
          close()
          act()
        }
        return (
          <>
            {others.map(phrase => (
              <Chip key={phrase} phrase={phrase} disabled={disabled} press={and(() => speak(phrase))} />
            ))}
            <div className="needs">
              <span aria-hidden="true">{say('screen.desk.say.need', { token: '…' })}</span>
              <Needs desk={desk} disabled={disabled} press={phrase => and(() => speak(phrase))()} />
            </div>
            {noDeal !== null && (
              <button type="button" className="chip" data-danger disabled={disabled} onClick={and(noDeal)}>
                {say('screen.desk.do.noDeal')}
              </button>
            )}
          </>
        )
      }}
    </Pop>
  )
}

/** The shortest phrases in a row, all of them behind a button. */
export function SayRow(props: PhrasesProps) {
  const { disabled, say: speak } = props
  return (
    <div className="desk-chips">
      <SayPop {...props} />
      {[...short, ...commitments].map(phrase => (
        <Chip key={phrase} phrase={phrase} disabled={disabled} press={() => speak(phrase)} />
      ))}
    </div>
  )
}

import { movesIn } from '#kernel/answer'
import { Primary, Second } from '#ui/pieces/actions.tsx'
import { Icon } from '#ui/pieces/icon.tsx'
import { WhyNot } from '#ui/pieces/why-not.tsx'
import { room } from '#ui/room'
import type { PromptProps, QuestionNamed } from '#ui/screen'
import { softened } from '#ui/softened'
import eye from '~icon/eyeball'
import { isMove, kindBy, type Move, objectIn } from '../../magic/moves.ts'
import { clocks } from '../../rules/clocks.ts'
import { written } from '../../rules/targets.ts'
import type { Asks } from '../../types.ts'
import { powerAt } from '../../words/powers.ts'
import { useAim } from '../aim.ts'
import { mayBeStolen } from '../known/calls.ts'
import { spotsOpen } from '../known/targets.ts'
import { Picture } from '../pieces/picture.tsx'
import { useGold, useSay } from '../use-gold.ts'
import { MagicQuiet } from './magic-quiet.tsx'
import { Targets } from './targets.tsx'
import './magic.css'

/**
 * A window: the player's hand, with what can be played now and on what. If windows last their full time, silence means
 * passing, so nothing is urgent.
 */
export function MagicPrompt({ question, answer, isSending }: PromptProps<QuestionNamed<Asks, 'magic'>>) {
  const { view, confirms } = useGold()
  const say = useSay()
  const [aim, take] = useAim()
  const isOffered = (move: Move): boolean => move !== 'pass' && (move !== 'call' || mayBeStolen(view))
  const moves = movesIn(question.ask)
    .map(([name]) => name)
    .filter(isMove)
    .filter(isOffered)
  const { move } = aim
  const needsNone = move !== null && kindBy(move) === 'nothing'
  const chosen = needsNone ? written({ kind: 'nothing' }) : aim.answer
  const object = move === null ? null : objectIn(move)
  const give = (option: string): void => {
    if (move !== null) answer({ [move]: option })
  }
  const isTimed = clocks[view.options.clock].equal
  const pass = (): void => answer({ pass: 'yes' })
  if (question.ask.quiet && move === null) {
    const canCall = moves.includes('call')
    return <MagicQuiet isSending={isSending} pass={pass} call={canCall ? () => take({ move: 'call' }) : null} />
  }
  return (
    <div className="magic-prompt" {...room('spare-buttons', 'close-buttons')}>
      <div className="magic-moves">
        {moves.map(name => (
          <button
            key={name}
            type="button"
            className="own-object"
            data-option={name}
            data-card={objectIn(name) ?? undefined}
            data-call={name === 'call' || undefined}
            aria-pressed={move === name}
            disabled={isSending}
            onClick={() => take({ move: move === name ? null : name, answer: null, spot: null })}
          >
            {name === 'call' ? <Icon of={eye} /> : <Picture card={objectIn(name) ?? ''} />}
            <span>
              {name === 'call'
                ? say('screen.magic.call')
                : softened(say('options.card', { card: { card: objectIn(name) ?? '' } }))}
            </span>
          </button>
        ))}
        {(question.ask.quiet ? [] : question.ask.barred).map(({ move: barred, rule }) => (
          <WhyNot key={barred} rule={rule} className="own-object barred">
            {barred !== 'call' && <Picture card={barred} />}
            <span>
              {barred === 'call' ? say('screen.magic.call') : softened(say('options.card', { card: { card: barred } }))}
            </span>
          </WhyNot>
        ))}
        {move === null && isTimed && (
          <button type="button" className="framed magic-pass" disabled={isSending} onClick={pass}>
            {say('screen.magic.pass')}
          </button>
        )}
      </div>
      {move !== null && (
        <p className="magic-does">
          {object === null
            ? say('screen.magic.callAbout')
            : say('questions.sentences', { sentences: powerAt(view, object) })}
        </p>
      )}
      {move !== null && !needsNone && (
        <Targets
          question={question}
          move={move}
          disabled={isSending}
          choose={(option, spot) => (confirms ? take({ answer: option, spot }) : give(option))}
        />
      )}
      {move !== null && (
        <Primary disabled={isSending || chosen === null} onPress={() => chosen !== null && give(chosen)}>
          {doing(move)}
        </Primary>
      )}
      {/* The main action is never to do nothing. */}
      {(move !== null || !isTimed) && (
        <Second disabled={isSending} onPress={pass} gives={move === null}>
          {say('screen.magic.pass')}
        </Second>
      )}
    </div>
  )

  function doing(name: string): string {
    if (name === 'slip') return say('screen.magic.slip')
    if (name !== 'call') return say('screen.magic.play', { card: { card: name } })
    const spot = spotsOpen(view, question, aim).find(it => it === aim.spot)
    const dragon = spot === undefined ? undefined : view.row[spot]?.dragon
    return dragon === undefined ? say('screen.magic.call') : say('screen.magic.callOn', { dragon: { card: dragon } })
  }
}

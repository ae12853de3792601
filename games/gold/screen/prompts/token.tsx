import { peek } from '#kernel/secret'
import { Primary } from '#ui/pieces/actions.tsx'
import { useTwoSteps } from '#ui/prompts/two-steps'
import { useDigits } from '#ui/prompts/use-digits'
import type { PromptProps, QuestionNamed } from '#ui/screen'
import type { Token } from '../../cards/tokens.ts'
import type { Asks } from '../../types.ts'
import { TokenPiece } from '../pieces/token-piece.tsx'
import { useGold, useSay } from '../use-gold.ts'
import './token.css'

/**
 * One token from behind a screen: the thief picks it with a Wizard's eyes, or the victim does because of the Stone of
 * Muddle.
 */
export function TokenPrompt({ question, answer, isSending }: PromptProps<QuestionNamed<Asks, 'token'>>) {
  const { view, viewer } = useGold()
  const say = useSay()
  const { confirms, chosen, choose, confirm } = useTwoSteps<Token>(answer)
  const { stage, kill } = view
  const hoard = stage?.at === 'token' ? peek(stage.screen) : null
  const { options } = question.ask
  useDigits(digit => {
    const token = options[digit - 1]
    if (token !== undefined && !isSending) choose(token)
  })
  return (
    <>
      <div className="token-choices">
        {options.map(token => (
          <button
            key={token}
            type="button"
            className="token-choice"
            data-option={token}
            aria-pressed={confirms ? chosen === token : undefined}
            disabled={isSending}
            onClick={() => choose(token)}
          >
            <TokenPiece token={token} size="large" />
            <b>{say(`kinds.${token}`)}</b>
            <span>{say('screen.token.of', { n: hoard?.[token] ?? 1 })}</span>
          </button>
        ))}
      </div>
      {confirms && (
        <Primary disabled={isSending || chosen === null} onPress={confirm}>
          {say(kill?.theft?.victim === viewer ? 'screen.token.give' : 'screen.token.steal')}
        </Primary>
      )}
    </>
  )
}

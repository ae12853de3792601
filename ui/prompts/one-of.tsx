import type { OneOf, Option } from '#kernel/question'
import { Said } from '../pieces/said.tsx'
import { WhyNot } from '../pieces/why-not.tsx'
import type { PromptProps } from '../screen.ts'
import { Choices } from './choices.tsx'
import { Confirm } from './confirmed.tsx'
import { useOptions } from './options.ts'
import { useTwoSteps } from './two-steps.ts'

/** One of several things, a button each. A disabled one says why. */
export function OneOfPrompt({ question, answer, isSending, move }: PromptProps) {
  const called = useOptions(question, move)
  const ask = question.ask as OneOf
  const [only, ...more] = ask.options
  const isOnly = more.length === 0 && ask.barred.length === 0
  const { confirms, chosen, choose, confirm } = useTwoSteps<Option>(answer, isOnly ? (only ?? null) : null)
  return (
    <div className="prompt one-of">
      <Choices
        all={ask.options.map(key => ({
          key,
          said: <Said saying={called.saying(key)} plain />,
          card: called.card(key),
        }))}
        chosen={chosen}
        disabled={isSending}
        choose={choose}
      >
        {ask.barred.map(({ option, rule }) => (
          <WhyNot key={option} rule={rule}>
            <Said saying={called.saying(option)} plain />
          </WhyNot>
        ))}
      </Choices>
      {(confirms || chosen !== null) && (
        <Confirm text={chosen === null ? null : called.text(chosen)} disabled={isSending} onPress={confirm} />
      )}
    </div>
  )
}

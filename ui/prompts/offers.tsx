import type { ReactNode } from 'react'
import type { OneOf, Option } from '#kernel/question'
import { WhyNot } from '../pieces/why-not.tsx'
import { Confirm } from './confirmed.tsx'
import { useTwoSteps } from './two-steps.ts'
import { useDigits } from './use-digits.ts'
import './offers.css'

/** One of a few answers: what it does and what it leads to. */
export interface Offer {
  readonly title: string
  readonly leads?: ReactNode
  readonly picture?: ReactNode
  /** It ends the game, so it glows. */
  readonly wins?: boolean
}

interface OffersProps<V extends Option> {
  readonly ask: OneOf<V>
  readonly offer: (option: V) => Offer
  readonly answer: (option: V) => void
  readonly isSending: boolean
}

/** A few answers, a button each, also reachable by digit. A disabled one says why. */
export function Offers<V extends Option>({ ask, offer, answer, isSending }: OffersProps<V>) {
  const { confirms, chosen, choose, confirm } = useTwoSteps(answer)
  useDigits(digit => {
    const option = ask.options[digit - 1]
    if (option !== undefined && !isSending) choose(option)
  })
  return (
    <>
      <div className="answer-offers">
        {ask.options.map(option => {
          const { title, leads, picture, wins = false } = offer(option)
          return (
            <button
              key={option}
              type="button"
              className="answer-offer"
              data-option={option}
              data-primary={confirms ? undefined : true}
              data-wins={wins || undefined}
              aria-pressed={confirms ? chosen === option : undefined}
              disabled={isSending}
              onClick={() => choose(option)}
            >
              {picture !== undefined && <span className="answer-picture">{picture}</span>}
              <b>{title}</b>
              {Boolean(leads) && <span className="answer-leads">{leads}</span>}
            </button>
          )
        })}
        {ask.barred.map(({ option, rule }) => (
          <WhyNot key={option} rule={rule} className="answer-offer barred">
            {offer(option).picture !== undefined && <span className="answer-picture">{offer(option).picture}</span>}
            <b>{offer(option).title}</b>
          </WhyNot>
        ))}
      </div>
      {confirms && (
        <Confirm text={chosen === null ? null : offer(chosen).title} disabled={isSending} onPress={confirm} />
      )}
    </>
  )
}

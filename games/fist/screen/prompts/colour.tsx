import type { ReactNode } from 'react'
import { of } from '#kernel/seat'
import { markOf } from '#ui/marks'
import { Offers } from '#ui/prompts/offers.tsx'
import type { Asked, PromptProps } from '#ui/screen'
import { stoneCount } from '../../counting.ts'
import type { Colour } from '../../steps.ts'
import type { Asks, Power, State } from '../../types.ts'
import { saying } from '../../words/things.ts'
import { Stone } from '../pieces/stone.tsx'
import { type Say, useFist, useSay } from '../use-fist.ts'

/** A colour, each with what it would lead to. */
export function ColourPrompt({ question, answer, isSending }: PromptProps<Asked<Asks, 'colour'>>) {
  const { view } = useFist()
  const say = useSay()
  const { power } = view
  if (power === null) return null
  return (
    <Offers
      ask={question.ask}
      answer={answer}
      isSending={isSending}
      offer={colour => ({
        title: say('options.steps', { steps: saying(`kinds.${colour}`) }),
        leads: leadsTo(colour, view, power, say),
        picture: <Stone colour={colour} />,
      })}
    />
  )
}

/** What the colour is for stands in the task that asks, and in those that follow. */
function leadsTo(colour: Colour, view: State, power: Power, say: Say): ReactNode {
  const { bank, sides } = view
  const own = of(sides, power.seat).stones[colour]
  const [task, next] = power.tasks
  if (task?.do === 'trade') return say('screen.colour.give', { n: own })
  if (task?.do === 'steal' && power.rival !== null) {
    const n = of(sides, power.rival).stones[colour]
    return say('screen.colour.steal', { who: { seat: power.rival }, n, total: own + 1 })
  }
  if (next?.do === 'everyoneLosesColour') return <Lost colour={colour} view={view} say={say} />
  const n = bank.stones[colour]
  if (next?.do === 'pushLuck') {
    const bag = stoneCount(bank.stones)
    return say('screen.colour.risk', { n, bag, risk: bag === 0 ? 0 : n / bag })
  }
  return say('screen.colour.take', { n, total: own + Math.min(n, 1) })
}

/** Who would lose how many: by their marks, and by name for who listens. */
function Lost({ colour, view, say }: { readonly colour: Colour; readonly view: State; readonly say: Say }) {
  const losers = view.sides.flatMap(({ stones }, seat) => (stones[colour] > 0 ? [{ seat, n: stones[colour] }] : []))
  if (losers.length === 0) return say('screen.colour.lostByNobody')
  const all = losers.map(({ seat, n }) => saying('screen.colour.lostBy', { who: { seat }, n }))
  return (
    <>
      <span className="hidden-text">{say('screen.colour.lost', { all: { all, joined: 'and' } })}</span>
      {losers.map(({ seat, n }) => (
        <b key={seat} className="seat-name" data-seat={seat} aria-hidden="true">
          {markOf(seat)} −{n}
        </b>
      ))}
    </>
  )
}

import type { ReactNode } from 'react'
import { of } from '#kernel/seat'
import { markOf } from '#ui/marks'
import { Offers } from '#ui/prompts/offers.tsx'
import type { PromptProps, QuestionNamed } from '#ui/screen'
import type { Colour } from '../../cards/steps.ts'
import { stoneCount } from '../../rules/counting.ts'
import type { Asks, Power, State, Task } from '../../types.ts'
import { saying } from '../../words/things.ts'
import { Stone } from '../pieces/stone.tsx'
import { type Say, useFist, useSay } from '../use-fist.ts'

/** A colour, each with its consequences. */
export function ColourPrompt({ question, answer, isSending }: PromptProps<QuestionNamed<Asks, 'colour'>>) {
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
        leads: leadsTo({ colour, view, power, say }),
        picture: <Stone colour={colour} />,
      })}
    />
  )
}

interface At {
  readonly colour: Colour
  readonly view: State
  readonly power: Power
  readonly say: Say
}
const ownOf = ({ colour, view, power }: At): number => of(view.sides, power.seat).stones[colour]

const given = (at: At): ReactNode => at.say('screen.colour.give', { n: ownOf(at) })
const lost = ({ colour, view, say }: At): ReactNode => <Lost colour={colour} view={view} say={say} />
function taken(at: At): ReactNode {
  const n = at.view.bank.stones[at.colour]
  return at.say('screen.colour.take', { n, total: ownOf(at) + Math.min(n, 1) })
}
function stolen(at: At): ReactNode {
  const { rival } = at.power
  if (rival === null) return taken(at)
  const n = of(at.view.sides, rival).stones[at.colour]
  return at.say('screen.colour.steal', { who: { seat: rival }, n, total: ownOf(at) + 1 })
}
function risked({ colour, view: { bank }, say }: At): ReactNode {
  const [n, bag] = [bank.stones[colour], stoneCount(bank.stones)]
  return say('screen.colour.risk', { n, bag, risk: bag === 0 ? 0 : n / bag })
}

/** The purpose of a chosen colour. A new step does not compile until it states what it does with one. */
const uses: Readonly<Record<Task['do'], (at: At) => ReactNode>> = {
  trade: given,
  steal: stolen,
  everyoneLosesColour: lost,
  pushLuck: risked,
  gainStone: taken,
  gain: taken,
  either: taken,
  may: taken,
  choose: taken,
  drawCharacter: taken,
  playChosen: taken,
  plunder: taken,
  drawStones: taken,
  buyStones: taken,
  giveFairyBid: taken,
  score: taken,
  keep: taken,
  use: taken,
  offerAgain: taken,
  pay: taken,
}

/** The purpose of the colour is in the task that asks or, if that one only chooses, in the next. */
function leadsTo(at: At): ReactNode {
  const [task, next] = at.power.tasks
  const use = task?.do === 'choose' ? next : task
  return use === undefined ? null : uses[use.do](at)
}

/** Who would lose how many: by mark, and by name for screen readers. */
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

import type { ReactNode } from 'react'
import { of, rivalsOf } from '#kernel/seat'
import { markOf } from '#ui/marks'
import { Offers } from '#ui/prompts/offers.tsx'
import type { PromptProps, QuestionNamed } from '#ui/screen'
import { neededBy } from '../../cards/possible.ts'
import { type Colour, firstIn, type Step } from '../../cards/steps.ts'
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
const lost = ({ colour, view, say }: At): ReactNode => (
  <Lost losers={view.sides.map(({ stones }, seat) => ({ seat, n: stones[colour] }))} say={say} />
)
/** R7.8: as far as they have them, and not the winner. */
function othersLost({ colour, view, power, say }: At): ReactNode {
  const most = firstIn(power.tasks, 'othersLoseStones')?.stones ?? 0
  const losers = rivalsOf(view.sides, power.seat).map(seat => ({
    seat,
    n: Math.min(most, of(view.sides, seat).stones[colour]),
  }))
  return <Lost losers={losers} say={say} />
}
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
  recall: taken,
  if: taken,
  payFor: taken,
  thisRound: taken,
  othersGain: taken,
  othersPay: taken,
  othersLoseStones: othersLost,
  give: given,
  pay: taken,
}

/** The purpose of the colour is in the task that asks or, if that one only chooses, in the next that needs one. */
function leadsTo(at: At): ReactNode {
  const [task, ...rest] = at.power.tasks
  const use = task?.do === 'choose' ? (rest.find(needsColour) ?? rest[0]) : task
  return use === undefined ? null : uses[use.do](at)
}

const needsColour = (task: Task): boolean => neededBy(task as Step) === 'colour'

interface Loser {
  readonly seat: number
  readonly n: number
}

/** Who would lose how many: by mark, and by name for screen readers. */
function Lost({ losers, say }: { readonly losers: readonly Loser[]; readonly say: Say }) {
  const those = losers.filter(({ n }) => n > 0)
  if (those.length === 0) return say('screen.colour.lostByNobody')
  const all = those.map(({ seat, n }) => saying('screen.colour.lostBy', { who: { seat }, n }))
  return (
    <>
      <span className="hidden-text">{say('screen.colour.lost', { all: { all, joined: 'and' } })}</span>
      {those.map(({ seat, n }) => (
        <b key={seat} className="seat-name" data-seat={seat} aria-hidden="true">
          {markOf(seat)} −{n}
        </b>
      ))}
    </>
  )
}

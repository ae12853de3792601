import { Said } from '#ui/pieces/said.tsx'
import { colours } from '../../cards/steps.ts'
import { stoneCount } from '../../rules/counting.ts'
import { saying, stonesIn } from '../../words/things.ts'
import { Piece } from '../pieces/thing.tsx'
import { useFist, useSay } from '../use-fist.ts'
import './luck-board.css'
import { oneTo } from '#ui/numbered'

/** A seat is pushing its luck: the stones drawn so far, and the odds, for everyone to see. */
export function LuckBoard() {
  const { view, question } = useFist()
  const { drawn, power, bank } = view
  const say = useSay()
  if (stoneCount(drawn) === 0 || power === null || power.colour === null) return null
  const { colour } = power
  const [bad, bag] = [bank.stones[colour], stoneCount(bank.stones)]
  return (
    <section className="luck-board">
      <p className="drawn-stones" data-place="drawn">
        <span className="hidden-text">{say('screen.luck.drawn', { drawn: stonesIn(drawn) })}</span>
        {colours.flatMap(c => oneTo(drawn[c]).map(no => <Piece key={`${c} ${no}`} kind={c} />))}
      </p>
      {question?.name !== 'luck' && (
        <p className="luck-odds">
          <Said saying={saying('screen.luck.odds', { bad, bag, colour, risk: bag === 0 ? 0 : bad / bag })} />
        </p>
      )}
    </section>
  )
}

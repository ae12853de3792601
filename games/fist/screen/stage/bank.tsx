import { Icon } from '#ui/pieces/icon.tsx'
import { Peek } from '#ui/pieces/peek.tsx'
import { Said } from '#ui/pieces/said.tsx'
import chest from '~icon/open-chest'
import { coins, colours } from '../../cards/steps.ts'
import { coinsIn, saying, stonesIn } from '../../words/things.ts'
import { Piece } from '../pieces/thing.tsx'
import { useFist, useSay } from '../use-fist.ts'
import './bank.css'

/** The bank's supply, one tap away. */
export function BankPeek() {
  const { bank } = useFist().view
  const say = useSay()
  const amounts = [
    ...colours.map(kind => [kind, bank.stones[kind]] as const),
    ...coins.map(kind => [kind, bank[kind]] as const),
    ['amulet', bank.amulets] as const,
  ]
  return (
    <Peek label={say('screen.bank')} className="stage-tool" button={<Icon of={chest} />}>
      <h3>{say('screen.bank')}</h3>
      <ul className="bank-holds" aria-hidden="true">
        {amounts.map(([kind, n]) => (
          <li key={kind} data-none={n === 0 || undefined}>
            <Piece kind={kind} />
            <span>{say(`things.${kind}`, { n })}</span>
          </li>
        ))}
      </ul>
      <p className="hidden-text">
        <Said
          saying={saying('screen.bankAll', {
            coins: coinsIn({ ...bank, amulet: bank.amulets }),
            stones: stonesIn(bank.stones),
          })}
        />
      </p>
    </Peek>
  )
}

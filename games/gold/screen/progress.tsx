import { Peek } from '#ui/pieces/peek.tsx'
import { dragonsLeft } from './known/left.ts'
import { Stock } from './parts-later.ts'
import { useGold, useSay } from './use-gold.ts'
import './progress.css'

/**
 * How many dragons are left, and what is in the bag; on a phone in fewer words, one line each. A tap shows what else is
 * left.
 */
export function Progress() {
  const { view } = useGold()
  const say = useSay()
  if (view.result !== null) return null
  const left = say('screen.progress.dragons', { dragons: dragonsLeft(view) })
  const bag = say('screen.progress.bag', { bag: view.inBag })
  return (
    <Peek
      label={`${left} · ${bag}`}
      className="gold-progress"
      button={
        <span aria-hidden="true">
          <span>{left}</span>
          <span className="gold-progress-dot"> · </span>
          <span className="progress-bag">{bag}</span>
          <span className="progress-short">{say('screen.progress.bagShort', { bag: view.inBag })}</span>
        </span>
      }
    >
      <Stock lines={[left, bag]} />
    </Peek>
  )
}

import type { VerdictWord } from '#games/workshop/verdict'
import arm from '~icon/biceps'
import feather from '~icon/feather'
import hourglass from '~icon/hourglass'
import dice from '~icon/rolling-dices'
import scales from '~icon/scales'
import { Icon, type IconData } from './icon.tsx'
import './seal.css'

const signs: Readonly<Record<VerdictWord, IconData>> = {
  weak: feather,
  'a little weak': feather,
  fair: scales,
  'a little strong': arm,
  strong: arm,
  wild: dice,
  unknown: hourglass,
}

interface SealProps {
  /** Null if it was not judged. */
  readonly word: VerdictWord | null
  /** The same in the reader's language. */
  readonly name: string
}

/** What the test table said, in wax: a sign, and its name for screen readers. Without wax if nothing was said. */
export function Seal({ word, name }: SealProps) {
  return (
    <span className="seal" data-verdict={word ?? 'unknown'}>
      <Icon of={signs[word ?? 'unknown']} />
      <span className="hidden-text">{name}</span>
    </span>
  )
}

import { useDwarves, useSay } from './use-dwarves.ts'

/** What wins. */
export function Progress() {
  const { options } = useDwarves().view
  const say = useSay()
  return <span>{say('screen.goal', { n: options.goldToWin })}</span>
}

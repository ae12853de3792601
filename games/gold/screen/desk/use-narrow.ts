import { useMedium, useSmall } from '#ui/window'

/** So many sheets, and so many lines on all of them, fit where there is some room. */
const [SHEETS, LINES] = [3, 12]

/** Whether offers are looked at one by one: so many, of so many lines each. */
export function useNarrow(offers = 0, lines = 0): boolean {
  const [isSmall, isMedium] = [useSmall(), useMedium()]
  return isSmall || (isMedium && (offers > SHEETS || offers * lines > LINES))
}

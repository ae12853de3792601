import { useMedium, useSmall } from '#ui/window'

/** How many sheets, and how many lines on all of them, fit if there is some room. */
const [SHEETS, LINES] = [3, 12]

/** Whether offers are shown one at a time, by their number and their lines. */
export function useNarrow(offers = 0, lines = 0): boolean {
  const [isSmall, isMedium] = [useSmall(), useMedium()]
  return isSmall || (isMedium && (offers > SHEETS || offers * lines > LINES))
}

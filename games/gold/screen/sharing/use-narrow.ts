import { useMedium, useSmall } from '#ui/window'

/** How many whole offers fit if there is some room. */
const FEW = 3

/** Whether so many offers are shown one at a time. A bargain counts its party, so that nothing moves while it lasts. */
export function useNarrow(offers = 0): boolean {
  const [isSmall, isMedium] = [useSmall(), useMedium()]
  return isSmall || (isMedium && offers > FEW)
}

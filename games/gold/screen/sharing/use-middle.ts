import { useLandscape, useOnItsSide } from '#ui/window'

/** Whether the stage is wide enough to make a draft in its middle, with the offers beside it. */
export function useMiddle(): boolean {
  const [isLandscape, isOnItsSide] = [useLandscape(), useOnItsSide()]
  return isLandscape || isOnItsSide
}

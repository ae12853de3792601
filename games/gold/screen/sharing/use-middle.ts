import { useOnItsSide, useTwoColumns } from '#ui/window'

/** Whether the stage is wide enough to make a draft in its middle, with the offers beside it. */
export function useMiddle(): boolean {
  const [hasTwoColumns, isOnItsSide] = [useTwoColumns(), useOnItsSide()]
  return hasTwoColumns || isOnItsSide
}

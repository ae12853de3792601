import { useSettled } from '#ui/settled'

/** In milliseconds: longer than elsewhere, because the device may be changing hands. */
const SHUT = 700

/** Whether what is shown has only just appeared, so that nothing in it can be pressed yet. */
export const useShut = (what: string | number): boolean => !useSettled(what, SHUT)

const DAY = 86_400_000
/** How many notes somebody writes before the house knows them. */
export const FEW_NOTES = 3

/** Whether somebody is so new that the house is more careful: on their first day, or until they have written a few notes. */
export const isNewcomer = ({ since }: { readonly since: number }, notes: number, now: number): boolean =>
  now - since < DAY || notes < FEW_NOTES

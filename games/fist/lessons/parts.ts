/** The parts of the screen that a lesson points at, as selectors. */
export const parts = {
  others: '.seats > .seat-plate',
  card: '.lot-card > .character-card',
  track: '.round-track',
  coins: '.own-heaps',
  fairy: '.own-heap[data-kind="fairy"]',
  common: '.own-heap[data-kind="common"]',
  silver: ':is(.own-heap, .own-heap-barred)[data-kind="silver"]',
  black: '.own-heap[data-kind="black"]',
  close: '.mine .actions .primary',
  nothing: '.mine .actions .quiet',
  bid: '.mine .doing',
  offers: '.mine .asked',
  first: '.mine [data-option="first"]',
  second: '.mine [data-option="second"]',
  wizard: '.mine [data-option="wizard"]',
  blueDragon: '.mine [data-option="blueDragon"]',
  seat: '.my-seat',
} as const

export type Part = keyof typeof parts

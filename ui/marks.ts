/** Every seat has a mark and a colour of its own: shape and letter first, colour beside them. */
const marks = ['♥', '♣', '♠', '♦', '♞', '★'] as const

/** Drawn as text, never as a coloured picture of the system's own. */
const AS_TEXT = '\uFE0E'

export const markOf = (seat: number): string => `${marks[seat % marks.length] ?? '♥'}${AS_TEXT}`

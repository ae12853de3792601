/** Every seat has its own mark and colour. Shape and letter come first; colour only supports them. */
const marks = ['♥', '♣', '♠', '♦', '♞', '★'] as const

/** Forces text rendering instead of the system's colour emoji. */
const AS_TEXT = '\uFE0E'

export const markOf = (seat: number): string => `${marks[seat % marks.length] ?? '♥'}${AS_TEXT}`

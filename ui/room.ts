/**
 * What a piece of a game wants of the page around it. A game styles nothing but itself: it says here what it needs, and the page
 * (web/play/room.css) makes room. “Small” is a phone, however it is held; “narrow” is one that is held upright.
 */
export type Wanted =
  /** Most of the window: small, those at the table shrink to their marks. */
  | 'most'
  /** Small: one's own seat makes room. */
  | 'no-own-seat'
  /** Nothing urges: what is asked is said quietly, and no room is kept for buttons. */
  | 'calm'
  /** Narrow: no room is kept for buttons that are not there. */
  | 'spare-buttons'
  /** Small: the second button is left out. */
  | 'one-button'
  /** Narrow, and nothing lies beside them: both buttons share the line. */
  | 'even-buttons'
  /** Narrow: the second button stands beside the first, as wide as its words. */
  | 'close-buttons'
  /** Narrow: what lies beside the buttons has more of the line, or most of it. */
  | 'wider-beside'
  | 'widest-beside'
  /** What is dragged out of what is asked is seen on the way. */
  | 'dragging'
  /** Narrow: the badge of a plate stands at the end of the line with the name, where it has no sign, one or two. */
  | 'by-name'
  | 'sign-by-name'
  | 'signs-by-name'
  /** Narrow, while something is asked: one's own name leaves the line to what one holds. */
  | 'short-name'

/** `<div {...room('most')}>`: it holds as long as this is drawn. */
export const room = (...wanted: readonly (Wanted | false)[]): { readonly 'data-room'?: string } => {
  const words = wanted.filter(word => word !== false)
  return words.length === 0 ? {} : { 'data-room': words.join(' ') }
}

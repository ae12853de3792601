/**
 * What part of a game asks of the page around it. A game only styles itself: it states its needs here, and the page
 * (web/play/room.css) makes room. “Small” is a phone in either orientation; “narrow” is a phone held upright.
 */
export type Wanted =
  /** Most of the window. On small screens the other players shrink to their marks. */
  | 'most'
  /** Small: the player's own seat is hidden. */
  | 'no-own-seat'
  /** On its side: the player's own column is a little wider. */
  | 'wide-column'
  /** On its side: the player's own column has most of the width, since the stage has little to show. */
  | 'main-column'
  /** Nothing is urgent: the question is shown quietly, and no room is reserved for buttons. */
  | 'calm'
  /** No width is reserved for missing buttons, and narrow: no height either. */
  | 'spare-buttons'
  /** Small: the second button is hidden. */
  | 'one-button'
  /** Narrow, with nothing next to them: both buttons share the line. */
  | 'even-buttons'
  /** Narrow: the second button is next to the first, as wide as its text. */
  | 'close-buttons'
  /** Narrow: content next to the buttons gets more of the line, or most of it. */
  | 'wider-beside'
  | 'widest-beside'
  /** Things dragged out of the question stay visible on the way. */
  | 'dragging'
  /** Narrow: a plate's badge is at the end of the name's line. There is one variant each for no sign and for one. */
  | 'by-name'
  | 'sign-by-name'
  /** Narrow, while something is asked: the player's own name is shortened to leave room for their holdings. */
  | 'short-name'

/** `<div {...room('most')}>`: applies while this element is rendered. */
export const room = (...wanted: readonly (Wanted | false)[]): { readonly 'data-room'?: string } => {
  const words = wanted.filter(word => word !== false)
  return words.length === 0 ? {} : { 'data-room': words.join(' ') }
}

/** Whether this point of the page is over a place where things can be dropped. */
export const isOver = (place: string, { x, y }: { readonly x: number; readonly y: number }): boolean =>
  document
    .elementsFromPoint(x - window.scrollX, y - window.scrollY)
    .some(element => element.closest(`[data-drop="${place}"]`) !== null)

/** Runs in the page: notes everything it says, to the eye and to a screen reader, whenever that changes. */
export function recordTold(): void {
  const told: { seq: number; events: number; beat: string | null; text: string }[] = []
  Object.assign(window, { wyrmTold: told })
  const spoken = ['aria-label', 'title', 'data-hint', 'alt', 'aria-description', 'aria-valuetext']
  const isHidden = (node: Node): boolean => node.parentElement?.closest('[aria-hidden="true"], script, style') !== null
  const textNow = (): string => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const parts = [document.title]
    let block: Element | null = null
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (isHidden(node)) continue
      const own = node.parentElement?.closest('p, li, h1, h2, h3, div, section') ?? null
      parts.push(own === block ? (node.textContent ?? '') : `\n${node.textContent}`)
      block = own
    }
    for (const element of document.querySelectorAll(spoken.map(name => `[${name}]`).join()))
      parts.push(...spoken.map(name => `\n${element.getAttribute(name) ?? ''}`))
    return parts.join('').replace(/[^\S\n]+/g, ' ')
  }
  const note = (): void => {
    const page = document.querySelector<HTMLElement>('.table-page')
    const [seq = -1, events = 0] = (page?.dataset.told ?? '').split('.').map(Number)
    const beat = page?.dataset.beat ?? null
    const [text, last] = [textNow(), told.at(-1)]
    const isSame = last?.text === text && last.seq === seq && last.events === events && last.beat === beat
    if (!isSame) told.push({ seq, events, beat, text })
  }
  note()
  new MutationObserver(note).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: [...spoken, 'data-told', 'data-beat'],
  })
}

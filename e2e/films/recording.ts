import type { Page } from 'playwright'

/** A picture of the page, and when it was taken, in milliseconds. */
export interface Frame {
  readonly at: number
  readonly png: string
}
/** When a beat of a scene began; null for none. */
export interface BeatSeen {
  readonly at: number
  readonly name: string | null
}

export interface Recorded {
  readonly frames: readonly Frame[]
  readonly beats: readonly BeatSeen[]
}

/** Records every frame that the browser paints while something is done, until the scene that follows is over. */
export async function record(page: Page, act: () => Promise<void>): Promise<Recorded> {
  const frames: Frame[] = []
  const session = await page.context().newCDPSession(page)
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ at: (metadata.timestamp ?? 0) * 1000, png: data })
    void session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined)
  })
  await page.evaluate(noteBeats)
  await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1, maxWidth: 640, maxHeight: 640 })
  await act()
  await page.waitForFunction(() => document.querySelector('.table-page[data-beat]') !== null)
  await page.waitForFunction(() => document.querySelector('.table-page[data-beat]') === null, null, { timeout: 30_000 })
  await page.waitForTimeout(400)
  await session.send('Page.stopScreencast')
  const beats = await page.evaluate(() => (window as unknown as { wyrmBeats: readonly BeatSeen[] }).wyrmBeats)
  return { frames, beats }
}

/** Runs in the page. */
function noteBeats(): void {
  const beats: { at: number; name: string | null }[] = []
  Object.assign(window, { wyrmBeats: beats })
  const look = (): void => {
    const name = document.querySelector<HTMLElement>('.table-page')?.dataset.beat ?? null
    if (beats.at(-1)?.name !== name) beats.push({ at: Date.now(), name })
  }
  look()
  new MutationObserver(look).observe(document.body, {
    subtree: true,
    attributes: true,
    attributeFilter: ['data-beat'],
  })
}

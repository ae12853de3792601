import type { Browser } from 'playwright'
import { slimPicture } from '../slim.ts'
import type { Recorded } from './recording.ts'

/** Milliseconds between two pictures of a strip. */
const STEP = 100
/** How many pictures stand side by side, and how wide each is. */
const [ACROSS, WIDE] = [6, 260]

/** One picture of a whole scene: a frame for every tenth of a second, with its time and beat. */
export async function stripOf(browser: Browser, title: string, { frames, beats }: Recorded): Promise<Buffer> {
  const begin = beats.find(({ name }) => name !== null)?.at ?? 0
  const end = (beats.findLast(({ name }) => name === null)?.at ?? begin) + STEP
  const times = Array.from({ length: Math.ceil((end - begin) / STEP) + 1 }, (_, i) => begin + i * STEP)
  const shown = times.flatMap(at => {
    const frame = frames.findLast(it => it.at <= at + STEP / 2)
    const beat = beats.findLast(it => it.at <= at)?.name ?? 'asked'
    return frame === undefined ? [] : [{ src: `data:image/png;base64,${frame.png}`, ms: Math.round(at - begin), beat }]
  })
  const width = ACROSS * (WIDE + 8) + 16
  const page = await browser.newPage({ viewport: { width, height: 600 } })
  await page.setContent(
    `<style>body{margin:12px;background:#14100c;color:#f3e6c6;font:14px sans-serif}
     main{display:grid;grid-template-columns:repeat(${ACROSS},${WIDE}px);gap:8px}
     figure{margin:0}img{width:100%;display:block;border-radius:6px}figcaption b{color:#ffbf5f}</style>
     <h1>${title}</h1><main>${shown
       .map(
         ({ src, ms, beat }) => `<figure><img src="${src}"><figcaption><b>${ms} ms</b> ${beat}</figcaption></figure>`,
       )
       .join('')}</main>`,
  )
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height })
  const strip = await slimPicture(page, page)
  await page.close()
  return strip
}

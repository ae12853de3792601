import { openBrowser, visitor } from '#testkit/browser'
import type { Engine } from './engine.ts'

/** Chromium, by Playwright, as in all other tests. */
export async function openChromium(): Promise<Engine> {
  const browser = await openBrowser()
  return {
    async visit(size, motion) {
      const { page, complaints, leave } = await visitor(browser, '', { motion, keeps: true, newcomer: true })
      await page.setViewportSize(size)
      return {
        evaluate: page.evaluate.bind(page),
        open: async url => void (await page.goto(url)),
        resize: to => page.setViewportSize(to),
        press: ({ x, y }) => page.mouse.click(x, y),
        async wheel({ x, y }, down) {
          await page.mouse.move(x, y)
          await page.mouse.wheel(0, down)
        },
        type: text => page.keyboard.type(text),
        key: key => page.keyboard.press(key),
        picture: () => page.screenshot(),
        complaints: async () => complaints,
        close: leave,
      }
    },
    close: () => browser.close(),
  }
}

import type { Page } from 'playwright'
import { weightOf } from './weight.ts'

export interface FirstLoad {
  readonly script: number
  readonly style: number
  readonly fonts: number
  readonly requests: number
}

/** What a first-time visitor downloads until the page is quiet, by gzipped size. */
export async function firstLoad(page: Page, path: string): Promise<FirstLoad> {
  const files: string[] = []
  page.on('response', response => {
    const [, file] = new URL(response.url()).pathname.match(/^\/(assets\/.+)$/) ?? []
    if (file !== undefined && response.ok()) files.push(file)
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.evaluate(() => document.fonts.ready.then(() => {}))
  const sum = (ending: RegExp): number =>
    [...new Set(files)].filter(file => ending.test(file)).reduce((n, file) => n + weightOf(file), 0)
  return { script: sum(/\.js$/), style: sum(/\.css$/), fonts: sum(/\.woff2$/), requests: files.length }
}

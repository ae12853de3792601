import type { Browser } from 'playwright'
import { openBrowser } from '#testkit/browser'
import { shorts } from '../device.ts'
import { fist } from '../played.ts'
import type { Books } from './books.ts'
import type { Build } from './builds.ts'
import {
  beginOnDevice,
  crash,
  type Device,
  finishOffline,
  finishOnDevice,
  type OnDevice,
  openDevice,
  playNewHere,
  renew,
} from './device.ts'
import { allPlayed, beginInPage, finishInPage, type InPage } from './in-page.ts'
import type { Court } from './judging.ts'
import { finishOpen, watch } from './stays-open.ts'

/** Results of the tests with pages. */
const nothing = { inPage: 0, onDevice: 0, offline: 0, staysOpen: false, saidOldOnlyAfter: false }

/** Everything that is played in a real browser, through the upgrade and to the end. */
export class InBrowser {
  readonly #browser: Browser
  readonly #folder: string
  readonly #url: string
  readonly #older: Build
  readonly #court: Court
  #device: Device
  #inPage: readonly InPage[] = []
  #open: InPage | null = null
  #onDevice: readonly OnDevice[] = []
  readonly #seen = { ...nothing }

  private constructor(browser: Browser, device: Device, folder: string, url: string, older: Build, court: Court) {
    this.#browser = browser
    this.#device = device
    this.#folder = folder
    this.#url = url
    this.#older = older
    this.#court = court
  }

  /** Two browsers: one for pages of the house, and one that stores its data in this folder. */
  static async open(folder: string, url: string, older: Build, court: Court): Promise<InBrowser> {
    const [browser, device] = await Promise.all([openBrowser(), openDevice(folder, url)])
    return new InBrowser(browser, device, folder, url, older, court)
  }

  get #books(): Books {
    return this.#court.books
  }
  get seen(): Readonly<typeof nothing> {
    return this.#seen
  }

  async begin(): Promise<void> {
    const { books } = this.#court
    const inPage = async (): Promise<void> => {
      const begun: InPage[] = []
      for (const played of allPlayed) begun.push(await beginInPage(this.#browser, this.#url, books, played))
      this.#inPage = begun
      this.#open = await beginInPage(this.#browser, this.#url, books, fist, true)
      await watch(this.#open.visitor.page)
    }
    const onDevice = async (): Promise<void> => {
      this.#onDevice = await beginOnDevice(this.#device, books)
    }
    await Promise.all([inPage(), onDevice()])
  }

  /** The device crashes together with the house. */
  crash(): Promise<void> {
    return crash(this.#device)
  }

  async finish(): Promise<void> {
    await Promise.all([this.#finishOpen(), this.#finishInPage(), this.#finishOnDevice()])
  }

  async #finishOpen(): Promise<void> {
    const open = this.#open
    if (open === null) return
    const seen = await this.#books.attempt('a page that stays open', () => finishOpen(this.#court, this.#older, open))
    Object.assign(this.#seen, seen ?? {})
  }

  async #finishInPage(): Promise<void> {
    for (const it of this.#inPage)
      await this.#books.attempt(`${it.played.game} in the page`, async () => {
        await finishInPage(this.#court, this.#older, it)
        this.#seen.inPage++
      })
  }

  async #finishOnDevice(): Promise<void> {
    const device = await openDevice(this.#folder, this.#url)
    this.#device = device
    await this.#books.attempt('the page of today on the device', () => renew(this.#court, device))
    for (const it of this.#onDevice.slice(0, -1))
      await this.#books.attempt(`${it.game} on the device`, async () => {
        await finishOnDevice(this.#court, this.#older, device, it)
        this.#seen.onDevice++
      })
    for (const short of shorts)
      await this.#books.attempt(`new ${short.played.game} on the device`, () => playNewHere(this.#court, device, short))
  }

  /** Nobody can be reached. */
  async finishOffline(): Promise<void> {
    const it = this.#onDevice.at(-1)
    if (it === undefined) return
    await this.#books.attempt(`${it.game} offline`, async () => {
      await finishOffline(this.#court, this.#older, this.#device, it)
      this.#seen.offline++
    })
  }

  async close(): Promise<void> {
    await Promise.all([this.#browser.close(), this.#device.context.close().catch(() => undefined)])
  }
}

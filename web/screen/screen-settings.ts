import { Observable, useStore } from '../house/observable.ts'

/** How this screen shows its table. It lasts as long as the page. */
export interface ScreenSettings {
  /** How often the table was turned clockwise. */
  readonly turned: number
  /** Whether what happens is read aloud. */
  readonly speaks: boolean
}

const settings = new Observable<ScreenSettings>({ turned: 0, speaks: false })

export const useScreenSettings = (): ScreenSettings => useStore(settings)
export const turn = (): void => settings.set({ ...settings.value, turned: settings.value.turned + 1 })
export const speak = (speaks: boolean): void => settings.set({ ...settings.value, speaks })

/* The house counts quiet hours by universal time, from full hour to full hour; people think of the clock on their wall. */

const [HOUR, DAY] = [60, 24 * 60]

/** One of the house's full hours, as the clock on the wall shows it: minutes after midnight. */
export interface WallHour {
  readonly utc: number
  readonly minutes: number
}

/** Minutes by which the wall's clock is ahead of universal time; half hours and quarters exist. */
export const aheadAt = (now: Date): number => -now.getTimezoneOffset()

const within = (minutes: number): number => ((minutes % DAY) + DAY) % DAY

/** Where the wall's clock stands at that full hour of the house. */
export const wallHour = (utc: number, ahead: number): WallHour => ({ utc, minutes: within(utc * HOUR + ahead) })

/** All hours that can be chosen, from midnight on. */
export const wallHours = (ahead: number): readonly WallHour[] =>
  Array.from({ length: 24 }, (_, utc) => wallHour(utc, ahead)).sort((a, b) => a.minutes - b.minutes)

/** The hour of the house that begins when the wall's clock strikes so many, or just after that. */
export const utcOf = (wall: number, ahead: number): number =>
  within(Math.ceil((wall * HOUR - ahead) / HOUR) * HOUR) / HOUR

/** As people of that language write it. */
export function clockText({ minutes }: WallHour, language: string): string {
  const at = new Date(Date.UTC(2000, 0, 1, 0, minutes))
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
  }).format(at)
}

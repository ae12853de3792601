/* The house counts quiet hours in UTC, in full hours; people think in local time. */

const [HOUR, DAY] = [60, 24 * 60]

/** One of the house's full hours in local time, in minutes after midnight. */
export interface WallHour {
  readonly utc: number
  readonly minutes: number
}

/** Minutes by which local time is ahead of UTC. Half and quarter hours exist. */
export const aheadAt = (now: Date): number => -now.getTimezoneOffset()

const within = (minutes: number): number => ((minutes % DAY) + DAY) % DAY

/** The local time at that full hour of the house. */
export const wallHour = (utc: number, ahead: number): WallHour => ({ utc, minutes: within(utc * HOUR + ahead) })

/** All available hours, starting at midnight. */
export const wallHours = (ahead: number): readonly WallHour[] =>
  Array.from({ length: 24 }, (_, utc) => wallHour(utc, ahead)).sort((a, b) => a.minutes - b.minutes)

/** The house's hour that begins at this local hour, or just after it. */
export const utcOf = (wall: number, ahead: number): number =>
  within(Math.ceil((wall * HOUR - ahead) / HOUR) * HOUR) / HOUR

/** As written in that language. */
export function clockText({ minutes }: WallHour, language: string): string {
  const at = new Date(Date.UTC(2000, 0, 1, 0, minutes))
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
  }).format(at)
}

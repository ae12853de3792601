import { describe, expect, test } from 'vitest'
import { aheadAt, clockText, utcOf, wallHour, wallHours } from './quiet-hours.ts'

const [london, rome, newYork, delhi, kathmandu, honolulu] = [0, 60, -300, 330, 345, -600]

describe('quiet hours', () => {
  test('what the wall shows becomes an hour of the house', () => {
    expect(utcOf(23, london)).toBe(23)
    expect(utcOf(23, rome)).toBe(22)
    expect(utcOf(0, rome)).toBe(23)
    expect(utcOf(22, newYork)).toBe(3)
    expect(utcOf(7, honolulu)).toBe(17)
  })
  test('where clocks are half an hour or a quarter off, the next hour of the house counts', () => {
    expect(wallHour(utcOf(23, delhi), delhi).minutes).toBe(23 * 60 + 30)
    expect(wallHour(utcOf(23, kathmandu), kathmandu).minutes).toBe(23 * 60 + 45)
  })
  test.each([london, rome, newYork, delhi, kathmandu, honolulu])(
    'back and forth it is the same (%i minutes)',
    ahead => {
      for (let utc = 0; utc < 24; utc++) expect(utcOf(wallHour(utc, ahead).minutes / 60, ahead)).toBe(utc)
    },
  )
  test('all hours are offered once, from midnight on', () => {
    const hours = wallHours(delhi)
    expect(new Set(hours.map(({ utc }) => utc)).size).toBe(24)
    expect(hours[0]?.minutes).toBe(30)
    expect(hours.at(-1)?.minutes).toBe(23 * 60 + 30)
  })
  test('east of Greenwich the wall is ahead', () => {
    expect(aheadAt({ getTimezoneOffset: () => -60 } as Date)).toBe(60)
  })
  test('it is written as on a clock', () => {
    expect(clockText(wallHour(22, rome), 'it')).toBe('23:00')
    expect(clockText(wallHour(3, delhi), 'en')).toBe('08:30')
  })
})

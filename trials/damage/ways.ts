import { closeSync, copyFileSync, fstatSync, ftruncateSync, openSync, readSync, rmSync, writeSync } from 'node:fs'
import { pickOne, type Rng } from '#kernel/chance'

/* The ways to damage a file. Each is given a file, dice, and an earlier version of the same house's file. */

export type Way = (file: string, rng: Rng, earlier: string) => void

const PAGE = 4096

function within(file: string, work: (fd: number, length: number) => void): void {
  const fd = openSync(file, 'r+')
  work(fd, fstatSync(fd).size)
  closeSync(fd)
}

/** Dice have a limited number of sides. */
const somewhere = (length: number, rng: Rng): number =>
  Math.min(length, PAGE * rng.below(Math.ceil(length / PAGE)) + rng.below(PAGE))

/** Changes up to this many bytes. */
const change =
  (most: number, other: (was: number, rng: Rng) => number): Way =>
  (file, rng) =>
    within(file, (fd, length) => {
      const bytes = Buffer.alloc(1 + rng.below(Math.min(most, length)))
      const at = Math.min(somewhere(length, rng), length - bytes.length)
      readSync(fd, bytes, 0, bytes.length, at)
      writeSync(
        fd,
        bytes.map(was => other(was, rng)),
        0,
        bytes.length,
        at,
      )
    })

/** Swaps two parts of a page, or two pages. */
const swap =
  (stretch: number): Way =>
  (file, rng) =>
    within(file, (fd, length) => {
      const places = Math.floor(length / stretch)
      const [one, two] = [rng.below(places), rng.below(places)].map(n => n * stretch) as [number, number]
      const [first, second] = [Buffer.alloc(stretch), Buffer.alloc(stretch)]
      readSync(fd, first, 0, stretch, one)
      readSync(fd, second, 0, stretch, two)
      writeSync(fd, first, 0, stretch, two)
      writeSync(fd, second, 0, stretch, one)
    })

const cutAt =
  (place: (length: number, rng: Rng) => number): Way =>
  (file, rng) =>
    within(file, (fd, length) => ftruncateSync(fd, place(length, rng)))

const noise = (_was: number, rng: Rng): number => rng.below(256)

export const ways: Readonly<Record<string, Way>> = {
  bit: change(1, (was, rng) => was ^ (1 << rng.below(8))),
  letters: change(64, (was, rng) => (was >= 97 && was <= 122 ? 97 + rng.below(26) : was)),
  noise: change(64, noise),
  page: change(PAGE, noise),
  zeros: change(PAGE, () => 0),
  swap: swap(PAGE),
  stretches: swap(64),
  cut: cutAt(somewhere),
  pages: cutAt((length, rng) => PAGE * rng.below(Math.floor(length / PAGE))),
  empty: cutAt(() => 0),
  gone: file => rmSync(file),
  earlier: (file, _rng, earlier) => copyFileSync(earlier, file),
}

export const wayBy = (rng: Rng): string => pickOne(rng, Object.keys(ways))

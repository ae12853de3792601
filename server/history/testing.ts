import { playBots } from '#bots/match'
import type { Boxed } from '#games/boxed'
import { headerOf, writeFile } from '#kernel/file'
import type { Entry } from '#kernel/match'
import { defaultsOf } from '#kernel/options'
import { seedFrom } from '#kernel/seed'

/** A whole match among bots as a file of this edition, as a device writes it. */
export function fileOf(box: Boxed, edition: string, names: readonly string[], phrase = 'a device'): string {
  const options = defaultsOf(box.game.options)
  const entries: Entry[] = []
  playBots(box, { options, bots: names.map(() => 'greedy@1'), seed: phrase }, entry => entries.push(entry))
  const seed = seedFrom(phrase)
  return writeFile({ header: headerOf(box.game, { edition, names, options, seed }), entries, seed })
}

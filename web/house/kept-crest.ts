import { colours, faces, type OwnCrest } from '#protocol/crest'
import type { Me } from './api.ts'
import { change, settings } from './settings.ts'

/** The crest that was last used in this browser; null if there is none. */
export function keptCrest({ face, colour } = settings.value): OwnCrest | null {
  const known = { face: faces.find(it => it === face), colour: colours.find(it => it === colour) }
  return known.face === undefined || known.colour === undefined ? null : { face: known.face, colour: known.colour }
}

/** Keeps the name and the crest in this browser, for games on this device, and for when the house cannot be reached. */
export function keepOnDevice({ name, crest: { face, colour } }: Pick<Me, 'name' | 'crest'>): void {
  const { name: n, face: f, colour: c } = settings.value
  if (n !== name || f !== face || c !== colour) change({ name, face, colour })
}
export const forgetOnDevice = (): void => change({ name: '', face: '', colour: '' })

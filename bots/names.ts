import type { Persona } from '#kernel/bot-name'
import { seenOf } from '#kernel/looks'
import { areAlike, isName } from '#kernel/names'
import { scattered } from '#kernel/scattered'

/** The names of bots in this tavern, by persona: whoever meets Kasimir again meets the miser. */
const byPersona: Readonly<Record<Persona, readonly string[]>> = {
  miser: ['Kasimir', 'Ottilie', 'Egbert', 'Gisela', 'Nestor', 'Perpetua', 'Osric', 'Godwin'],
  berserker: ['Brunhild', 'Hakon', 'Katla', 'Sigurd', 'Jorunn', 'Dragan', 'Alaric', 'Zoltan'],
  spoiler: ['Drusilla', 'Corvo', 'Zenobia', 'Radomir', 'Ulrica', 'Wladimir', 'Elvira', 'Tancred'],
  collector: ['Theodora', 'Quirin', 'Cosima', 'Wendelin', 'Hedda', 'Umberto', 'Adelheid', 'Fabrizio'],
  diplomat: ['Lavinia', 'Leopold', 'Rosamund', 'Mordecai', 'Violante', 'Primo', 'Ysolde', 'Sunniva'],
  fox: ['Vesna', 'Ignazio', 'Mirabel', 'Jaromir', 'Nerissa', 'Bertolt', 'Fenja', 'Ilsabet'],
}
/** Bots without a persona have names that belong to none. */
const plain = ['Anselm', 'Gudrun', 'Emmerich', 'Dorothea', 'Hartwig', 'Benedikta', 'Florian', 'Mechthild']

export const botNames: readonly string[] = [...Object.values(byPersona).flat(), ...plain]

/** The maximum length of a name. */
const LONGEST = 40

/** A name that is not taken: the wanted one, with a number appended if necessary. */
export function nameAmong(taken: readonly string[], wanted: string): string {
  const seen = seenOf(wanted.replaceAll(/\p{C}/gu, '')).trim()
  const shown = seenOf([...seen].slice(0, LONGEST).join('')).trim()
  const name = isName(shown) ? shown : 'Guest'
  const isFree = (it: string): boolean => !taken.some(other => areAlike(other, it))
  let [free, number] = [name, 1]
  while (!isFree(free)) {
    const suffix = ` ${++number}`
    free = `${[...name]
      .slice(0, LONGEST - suffix.length)
      .join('')
      .trim()}${suffix}`
  }
  return free
}

/** A name for a bot with this persona, or without one. Different tables get different names. */
export function botNameAmong(taken: readonly string[], table: string, persona: Persona | null = null): string {
  const all = persona === null ? plain : byPersona[persona]
  const first = scattered(table)
  const ours = all.map((_, i) => all[(first + i) % all.length] ?? '')
  return ours.find(name => nameAmong(taken, name) === name) ?? nameAmong(taken, ours[0] ?? '')
}

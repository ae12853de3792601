import { seenOf } from '#kernel/looks'
import { areAlike, isName } from '#kernel/names'

/** The names of bots in this tavern. */
export const botNames = [
  'Alaric',
  'Brunhild',
  'Corvo',
  'Drusilla',
  'Egbert',
  'Fenja',
  'Godwin',
  'Hedda',
  'Ignazio',
  'Jorunn',
  'Kasimir',
  'Lavinia',
  'Mordecai',
  'Nerissa',
  'Osric',
  'Perpetua',
  'Quirin',
  'Radomir',
  'Sunniva',
  'Tancred',
  'Ulrica',
  'Vesna',
  'Wendelin',
  'Ysolde',
  'Zoltan',
  'Adelheid',
  'Bertolt',
  'Cosima',
  'Dragan',
  'Elvira',
  'Fabrizio',
  'Gisela',
  'Hakon',
  'Ilsabet',
  'Jaromir',
  'Katla',
  'Leopold',
  'Mirabel',
  'Nestor',
  'Ottilie',
  'Primo',
  'Rosamund',
  'Sigurd',
  'Theodora',
  'Umberto',
  'Violante',
  'Wladimir',
  'Zenobia',
]

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

/** A name for a bot. Different tables get different names. */
export function botNameAmong(taken: readonly string[], table: string): string {
  const first = [...table].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0)
  const ours = botNames.map((_, i) => botNames[(first + i) % botNames.length] ?? '')
  return ours.find(name => nameAmong(taken, name) === name) ?? nameAmong(taken, ours[0] ?? '')
}

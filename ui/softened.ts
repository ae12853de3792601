/** Shorter words fit on every card. */
const LONG = 10
/** So many letters at least stay together at either end. */
const END = 3

const vowels = 'aeiouyäöüàèéìòùаеёиоуыэюя'
const consonants = 'bcdfghjklmnpqrstvwxzßбвгджзклмнпрстфхцчшщ'
const between = new RegExp(`(?<=[${vowels}])[${consonants}йьъ]+(?=[${vowels}])`, 'giu')
/** What begins the next syllable. */
const onset = new RegExp(`(?:sch[lmnrw]?|[bpfgkdt]r|[bpfgk]l|[cstp]h|st|[${consonants}])$`, 'iu')

/** A name whose long words say where they may break on a narrow card: browsers know it for few languages. */
export const softened = (name: string): string =>
  name.replace(/\p{L}+/gu, word => (word.length < LONG ? word : word.replace(between, withBreak)))

function withBreak(cluster: string, offset: number, word: string): string {
  const begins = onset.exec(cluster)?.index
  if (begins === undefined) return cluster
  const at = offset + begins
  return at < END || word.length - at < END ? cluster : `${cluster.slice(0, begins)}\u00AD${cluster.slice(begins)}`
}

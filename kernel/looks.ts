/*
 * What a text looks like. Much that is written differently looks the same on a screen: letters of other alphabets, marks, widths, and
 * characters that are not seen at all.
 */

/** Letters by the Latin one that they look like, as they are read in a name. Capitals stand here only where they look like another than their small ones. */
const alike: Readonly<Record<string, string>> = {
  a: 'аαɑᴀꭺᎪ',
  b: 'вьβʙƅᏴ',
  c: 'сςᴄƈᏟ',
  d: 'ԁđᴅɗᎠ',
  e: 'еεєᴇҽᎬ',
  f: 'ƒꜰϝ',
  g: 'ɡԍցɢᏀ',
  h: 'НһհħʜΗᎻ',
  i: 'іιıɪlłӏǀ1|׀ⲓᎥ',
  j: 'јϳᴊᎫ',
  k: 'кκᴋⲕᏦ',
  l: 'LŁʟⳑ',
  m: 'мᴍΜᎷ',
  n: 'нпηոɴΝ',
  o: 'оοσօᴏø0סⲟ',
  p: 'рρᴘⲣᏢ',
  q: 'ԛզɋ',
  r: 'гʀᎡ',
  s: 'ѕꜱƽՏᏚ',
  t: 'тτᴛŧᎢ',
  u: 'υսᴜμ',
  v: 'νѵᴠᏙ',
  w: 'ԝωաᴡшᎳ',
  x: 'хχⲭ',
  y: 'уγүʏΥ',
  z: 'ᴢζᏃ',
  3: 'зэӡ',
  '-': '‐–—−',
  "'": '’‘ʼʹ`',
}
const latin = new Map(Object.entries(alike).flatMap(([like, all]) => [...all].map(letter => [letter, like])))

/** Two texts with the same skeleton look the same, or nearly. It is made to be compared, not to be shown. */
export const skeletonOf = (text: string): string =>
  [...text.normalize('NFKD').replaceAll(/[\p{C}\p{Default_Ignorable_Code_Point}\p{Script=Inherited}\u2800]/gu, '')]
    .map(letter => latin.get(letter) ?? latin.get(letter.toLowerCase()) ?? letter.toLowerCase())
    .join('')
    .replaceAll(/\s+/gu, ' ')
    .trim()

const one = '(?!\\p{C})\\p{Extended_Pictographic}\\ufe0f?\\p{Emoji_Modifier}?'
/** Emoji with all that belongs to them; letters that are joined, or kept apart, as some alphabets want it; and all else that is not seen. */
const unseen = new RegExp(
  `(${one}(?:\\u200d${one})*|[0-9#*]\\ufe0f\\u20e3|(?<=[\\p{Script=Arabic}\\p{M}])[\\u200c\\u200d](?=\\p{L}))` +
    '|[\\p{C}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\u2800]',
  'gu',
)

/** The text without what is not seen: fillers, tags, marks of direction, joiners that join nothing. */
export const seenOf = (text: string): string => text.replaceAll(unseen, (_, kept: string | undefined) => kept ?? '')

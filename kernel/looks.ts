/*
 * What a text looks like. Different characters can look the same on screen: letters of other alphabets, marks, widths,
 * and invisible characters.
 */

/**
 * Letters by the Latin letter they look like in a name. Capitals are listed only where they look like a different
 * letter than their lower case does.
 */
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

/** Two texts with the same skeleton look the same, or nearly. For comparing, not for showing. */
export const skeletonOf = (text: string): string =>
  [...text.normalize('NFKD').replaceAll(/[\p{C}\p{Default_Ignorable_Code_Point}\p{Script=Inherited}\u2800]/gu, '')]
    .map(letter => latin.get(letter) ?? latin.get(letter.toLowerCase()) ?? letter.toLowerCase())
    .join('')
    .replaceAll(/\s+/gu, ' ')
    .trim()

const one = '(?!\\p{C})\\p{Extended_Pictographic}\\ufe0f?\\p{Emoji_Modifier}?'
/**
 * Emoji with everything that belongs to them; joiners that some alphabets need between letters; and every other
 * invisible character.
 */
const unseen = new RegExp(
  `(${one}(?:\\u200d${one})*|[0-9#*]\\ufe0f\\u20e3|(?<=[\\p{Script=Arabic}\\p{M}])[\\u200c\\u200d](?=\\p{L}))` +
    '|[\\p{C}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\u2800]',
  'gu',
)

/** The text without invisible characters: fillers, tags, direction marks, joiners that join nothing. */
export const seenOf = (text: string): string => text.replaceAll(unseen, (_, kept: string | undefined) => kept ?? '')

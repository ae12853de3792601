import { randomInt } from 'node:crypto'
import { firstWords, numbers, secondWords } from './code-words.ts'

/*
 * A join code stands for a table until it is closed: two words and a number, to be read aloud. There are about
 * 800 000. That is too few to be a secret by itself, so wrong guesses are limited (`Guesses`).
 */

const oneOf = <T>(all: readonly T[]): T => all[randomInt(all.length)] as T

export const newCode = (): string => `${oneOf(firstWords)} ${oneOf(secondWords)} ${oneOf(numbers)}`

/** Cyrillic letters as they sound. */
const latin = new Map(
  'А=A Б=B В=V Г=G Д=D Е=E Ё=E Ж=J З=Z И=I Й=I К=K Л=L М=M Н=N О=O П=P Р=R С=S Т=T У=U Ф=F Х=H Ц=C Ч=CH Ш=SH Щ=SH Ъ= Ы=I Ь= Э=E Ю=U Я=IA'
    .split(' ')
    .map(pair => pair.split('=') as [string, string]),
)

/** Words as they are heard, without accents: whoever writes down FOKS or ФОКС has heard FOX. */
export function soundOf(text: string): string {
  const letters = [...text.toUpperCase()].map(letter => latin.get(letter) ?? letter).join('')
  return letters
    .normalize('NFD')
    .replaceAll(/[^A-Z]/g, '')
    .replaceAll('PH', 'F')
    .replaceAll('X', 'KS')
    .replaceAll(/[CQ]/g, 'K')
    .replaceAll('W', 'V')
    .replaceAll(/[YJ]/g, 'I')
    .replaceAll('Z', 'S')
    .replaceAll(/(.)\1+/g, '$1')
}

const heard = new Map(
  firstWords.flatMap(first =>
    secondWords.map((second): [string, string] => [soundOf(first + second), `${first} ${second}`]),
  ),
)

/** The code that somebody means, however they write it; null if there is no such code. */
export function codeIn(text: string): string | null {
  const words = heard.get(soundOf(text))
  const number = text.replaceAll(/\D/g, '')
  return words !== undefined && numbers.includes(Number(number)) ? `${words} ${Number(number)}` : null
}

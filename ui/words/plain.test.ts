import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Language, languages } from '../language.ts'

/** The tavern is no “house” on the page, except in house rules; and a play of a game on one’s own device is a match. */
const unwelcome: Readonly<Record<Language, RegExp>> = {
  en: /\bhouse\b(?! rules)|\bgames? on this device/i,
  it: /(?<!regole della )\bcasa\b|\bgioc(o|hi) su questo dispositivo/i,
  de: /\bHaus(es)?\b|\bSpiele? auf diesem Gerät/,
  ru: /(?<!\p{L})дом(а|у|ом|е)?(?!\p{L})|игр[аы] на этом устройстве/iu,
}

/** The words of a file without its comments and keys. */
const said = (path: string): readonly string[] =>
  readFileSync(path, 'utf8')
    .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    .match(/'[^'\n]*'(?!:)/g) ?? []

test.each(Object.keys(languages) as Language[])('%s: plain words, and one for one thing', language => {
  const folder = join(import.meta.dirname, language)
  const all = readdirSync(folder).flatMap(file => said(join(folder, file)))
  expect(all.length).toBeGreaterThan(500)
  expect(all.filter(text => unwelcome[language].test(text))).toEqual([])
})

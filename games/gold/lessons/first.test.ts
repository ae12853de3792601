import { expect, test } from 'vitest'
import { words as de } from './words/de.ts'
import { words as en } from './words/en.ts'
import { words as it } from './words/it.ts'
import { words as ru } from './words/ru.ts'

const nothing = {
  en: /[Ss]econd.* nothing/,
  it: /secondo.* niente/,
  de: /Zweiten.* (leer aus|nichts)/,
  ru: /[Вв]торому — ничего/,
}

test.each(Object.entries({ en, it, de, ru }))(
  'R9.2 the first lesson says where gems are counted, and at its end, that the second gets nothing: %s',
  (language, { first }) => {
    const said = nothing[language as keyof typeof nothing]
    expect(first.accept.gems).toMatch(said)
    expect(first.knows.gems).toMatch(said)
  },
)

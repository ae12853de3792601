import { expect, test } from 'vitest'
import { softened } from './softened.ts'

const shown = (name: string): string => softened(name).replaceAll('\u00AD', '-')

test('a long word says between which syllables it may break', () => {
  expect(shown('Всеобщее недоразумение')).toBe('Всеобщее недо-ра-зу-ме-ние')
  expect(shown('Allgemeines Missverständnis')).toBe('All-ge-mei-nes Miss-ver-ständ-nis')
  expect(shown('Dornenschlund')).toBe('Dor-nen-schlund')
  expect(shown('Misunderstanding')).toBe('Misun-der-stan-ding')
})

test('short words stay as they are', () => {
  for (const name of ['Потасовка в шахте мётел', 'Malinteso generale', 'The Strongest'])
    expect(softened(name)).toBe(name)
})

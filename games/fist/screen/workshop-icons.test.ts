import { expect, test } from 'vitest'
import { guestKinds, vocabulary } from '../cards/vocabulary.ts'
import { workshopIcons } from './workshop-icons.ts'

test('every piece and every kind has a picture in the workshop', () => {
  const drawn = Object.keys(workshopIcons).map(name => name.split(' ')[0])
  expect(Object.keys(vocabulary).filter(piece => !drawn.includes(piece))).toEqual([])
  expect(Object.keys(guestKinds).filter(kind => !Object.hasOwn(workshopIcons, `kind ${kind}`))).toEqual([])
})

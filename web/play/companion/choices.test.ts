import { expect, test } from 'vitest'
import { afterChoosing, type Choices, choicesIn } from './choices.ts'

test('what somebody chose for a table is kept, and the oldest choices are forgotten', () => {
  let all: Choices = new Map()
  for (let n = 0; n < 60; n++) all = afterChoosing(all, `t${n}`, n % 2 === 0 ? 'mine' : 'whole')
  all = afterChoosing(all, 't59', 'mine')
  expect([all.size, all.get('t9'), all.get('t10'), all.get('t59')]).toEqual([50, undefined, 'mine', 'mine'])
  expect(choicesIn(JSON.stringify([...all]))).toEqual(all)
})

test('nobody has chosen where nothing, or nonsense, is kept', () => {
  for (const kept of [null, '', '{', '{}', '7', '[["t","both"],[7,"mine"]]', '[null]'])
    expect(choicesIn(kept)).toEqual(new Map())
})

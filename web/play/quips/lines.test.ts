import { expect, test } from 'vitest'
import { personas } from '#kernel/bot-name'
import { occasions } from '#ui/quips'
import { linesIn } from './lines.ts'

const languages = Object.keys(linesIn) as (keyof typeof linesIn)[]
/** What fits into two lines of a bubble on a phone. */
const LONGEST = 60

test.each(languages)('%s: each persona has short lines of its own for every occasion', async language => {
  const lines = await linesIn[language]()
  const all = personas.flatMap(persona => occasions.flatMap(occasion => lines[persona][occasion]))
  expect(new Set(all).size).toBe(all.length)
  expect(all.filter(line => line.length > LONGEST)).toEqual([])
})

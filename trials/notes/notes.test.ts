import { expect, test } from 'vitest'
import { problemIn } from './safe-html.ts'
import { postHostileNotes } from './trial.ts'

test('of hostile notes nothing runs, nothing hidden is shown, and what is refused is refused by a sentence', async () => {
  const { posted, refused, embedsShown, embedsRefused, takenBack, searches, problems } = await postHostileNotes(
    330,
    'a short one',
  )
  expect(problems).toEqual([])
  expect(posted).toBeGreaterThan(150)
  expect(Object.keys(refused).toSorted()).toEqual(['invalid', 'not a request'])
  for (const count of [embedsShown, embedsRefused, takenBack, searches]) expect(count).toBeGreaterThan(5)
})

test.each([
  '<script>alert(1)</script>',
  '<p dir="auto" onclick="x">a</p>',
  '<p>a',
  '<p>a</p></p>',
  '<img src="x">',
  '<a href="javascript:alert(1)">a</a>',
  '<a href="//evil.example">a</a>',
  '<a href="/x" style="x">a</a>',
  '<p>a < b</p>',
  '<p>a & b</p>',
  '<P>a</P>',
  '<p class="x">a</p>',
])('the examiner sees what is wrong with %s', html => {
  expect(problemIn(html)).not.toBe(null)
})

import type { Page } from 'playwright'

/** The page marks the moment an answer is given, and the moment the resulting entry is drawn. */
const marks = { answer: 'wyrm:answer', drawn: 'wyrm:drawn' } as const

/** Milliseconds from each answer until its result is drawn. */
export async function delays(page: Page): Promise<readonly number[]> {
  const times = (name: string): Promise<readonly number[]> =>
    page.evaluate(mark => performance.getEntriesByName(mark, 'mark').map(({ startTime }) => startTime), name)
  const [answers, drawn] = await Promise.all([times(marks.answer), times(marks.drawn)])
  return answers.flatMap((at, i) => {
    const next = answers[i + 1] ?? Number.POSITIVE_INFINITY
    const shown = drawn.find(time => time >= at && time < next)
    return shown === undefined ? [] : [shown - at]
  })
}

/** One example of a class, as numbers. */
export interface Example {
  readonly label: string
  readonly features: readonly number[]
}

/** Says which class some numbers look most like. */
export type Classifier = (features: readonly number[]) => string

/** Added to the spread of every feature, as a part of it, so that features that hardly differ do no harm. */
const RIDGE = 0.02

/**
 * Fisher's linear discriminant for classes that are equally likely: the nearest mean, measured by how the features
 * spread together within the classes.
 */
export function discriminant(examples: readonly Example[]): Classifier {
  const labels = [...new Set(examples.map(({ label }) => label))].sort()
  const width = examples[0]?.features.length ?? 0
  const columns = Array.from({ length: width }, (_, f) => f)
  const spread = columns.map(() => columns.map(() => 0))
  const means = labels.map(label => {
    const own = examples.filter(example => example.label === label)
    const mean = meanOf(own.map(({ features }) => features))
    for (const { features } of own) {
      const off = features.map((x, f) => x - (mean[f] as number))
      for (const [i, row] of spread.entries())
        for (const j of columns)
          row[j] = (row[j] as number) + ((off[i] as number) * (off[j] as number)) / examples.length
    }
    return mean
  })
  for (const [f, row] of spread.entries()) row[f] = (row[f] as number) * (1 + RIDGE) + 1e-9
  const planes = means.map(mean => {
    const weights = solved(spread, mean)
    return { weights, offset: -dot(weights, mean) / 2 }
  })
  return features => {
    const scores = planes.map(({ weights, offset }) => dot(weights, features) + offset)
    return labels[scores.indexOf(Math.max(...scores))] ?? ''
  }
}

export const meanOf = (rows: readonly (readonly number[])[]): readonly number[] =>
  (rows[0] ?? []).map((_, f) => rows.reduce((sum, row) => sum + (row[f] as number), 0) / rows.length)

const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, x, i) => sum + x * (b[i] as number), 0)

/** The x for which `matrix` · x = `right`, by elimination with pivots. */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): readonly number[] {
  const rows = matrix.map((row, i) => [...row, right[i] as number])
  const at = (i: number, j: number): number => rows[i]?.[j] as number
  for (let k = 0; k < rows.length; k++) {
    let pivot = k
    for (let i = k + 1; i < rows.length; i++) if (Math.abs(at(i, k)) > Math.abs(at(pivot, k))) pivot = i
    ;[rows[k], rows[pivot]] = [rows[pivot] as number[], rows[k] as number[]]
    for (let i = k + 1; i < rows.length; i++) {
      const factor = at(i, k) / at(k, k)
      rows[i] = (rows[i] as number[]).map((x, j) => (j < k ? x : x - factor * at(k, j)))
    }
  }
  const x = rows.map(() => 0)
  for (let k = rows.length - 1; k >= 0; k--) {
    const known = x.reduce((sum, value, j) => (j > k ? sum + value * at(k, j) : sum), 0)
    x[k] = (at(k, rows.length) - known) / at(k, k)
  }
  return x
}

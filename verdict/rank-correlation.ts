/** Spearman's: 1 if both put things into the same order, -1 if into the opposite one. Equals share their place. */
export function rankCorrelation(pairs: readonly (readonly [number, number])[]): number {
  const [a, b] = [ranks(pairs.map(([a]) => a)), ranks(pairs.map(([, b]) => b))]
  const mean = (pairs.length + 1) / 2
  let [both, ofA, ofB] = [0, 0, 0]
  for (const [i, x] of a.entries()) {
    const [dx, dy] = [x - mean, (b[i] ?? 0) - mean]
    both += dx * dy
    ofA += dx * dx
    ofB += dy * dy
  }
  return both / Math.sqrt(ofA * ofB)
}

const ranks = (values: readonly number[]): readonly number[] =>
  values.map(
    value => values.filter(other => other < value).length + (values.filter(other => other === value).length + 1) / 2,
  )

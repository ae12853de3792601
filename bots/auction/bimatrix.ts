/**
 * Lemke and Howson's way through a game of two: from nothing along edges on which one label is missing, to a point
 * where every action is either unused or a best answer. Exact but for rounding.
 */
export function lemkeHowson(
  a: readonly (readonly number[])[],
  b: readonly (readonly number[])[],
  first: number,
): readonly [Float64Array, Float64Array] | null {
  const [m, n] = [a.length, a[0]?.length ?? 0]
  const least = Math.min(...a.flat(), ...b.flat())
  const above = (x: number): number => x - least + 1 // the method needs positive numbers
  // Labels 0 … m−1 are the rows, m … m+n−1 the columns. Each tableau: basis, then coefficients, then the right side.
  const rows = Array.from({ length: n }, (_, j) => tableauRow(m + n, m + j, i => (i < m ? above(cell(b, i, j)) : 0)))
  const columns = Array.from({ length: m }, (_, i) => tableauRow(m + n, i, j => (j < m ? 0 : above(cell(a, i, j - m)))))
  const x = { basis: Array.from({ length: n }, (_, j) => m + j), table: rows }
  const y = { basis: Array.from({ length: m }, (_, i) => i), table: columns }
  let entering = first
  let tableau = first < m ? x : y
  for (let pivots = 0; pivots < 200; pivots++) {
    const leaving = pivot(tableau, entering)
    if (leaving === null) return null
    if (leaving === first) return [mixIn(x, 0, m), mixIn(y, m, n)]
    entering = leaving
    tableau = tableau === x ? y : x
  }
  return null
}

interface Tableau {
  readonly basis: number[]
  readonly table: Float64Array[]
}

const cell = (matrix: readonly (readonly number[])[], i: number, j: number): number => matrix[i]?.[j] ?? 0

function tableauRow(labels: number, slack: number, coefficient: (label: number) => number): Float64Array {
  const row = new Float64Array(labels + 1)
  for (let label = 0; label < labels; label++) row[label] = coefficient(label)
  row[slack] = 1
  row[labels] = 1
  return row
}

/** Brings a label in; returns the one that leaves, null if none can. Ties go by all columns, so that it never circles. */
function pivot({ basis, table }: Tableau, entering: number): number | null {
  let best = -1
  for (let r = 0; r < table.length; r++) {
    const row = table[r] as Float64Array
    if ((row[entering] as number) <= 1e-12) continue
    if (best < 0 || before(row, table[best] as Float64Array, entering)) best = r
  }
  if (best < 0) return null
  const row = table[best] as Float64Array
  const by = row[entering] as number
  for (let c = 0; c < row.length; c++) row[c] = (row[c] as number) / by
  for (const other of table) {
    const factor = other[entering] as number
    if (other === row || factor === 0) continue
    for (let c = 0; c < row.length; c++) other[c] = (other[c] as number) - factor * (row[c] as number)
  }
  const leaving = basis[best] as number
  basis[best] = entering
  return leaving
}

function before(a: Float64Array, b: Float64Array, entering: number): boolean {
  const [x, y] = [a[entering] as number, b[entering] as number]
  for (let c = a.length - 1; c >= 0; c--) {
    const difference = (a[c] as number) / x - (b[c] as number) / y
    if (Math.abs(difference) > 1e-11) return difference < 0
  }
  return false
}

function mixIn({ basis, table }: Tableau, from: number, count: number): Float64Array {
  const mix = new Float64Array(count)
  for (const [r, label] of basis.entries())
    if (label >= from && label < from + count) mix[label - from] = Math.max(0, (table[r] as Float64Array).at(-1) ?? 0)
  const total = mix.reduce((sum, p) => sum + p, 0)
  return mix.map(p => (total > 0 ? p / total : 1 / count))
}

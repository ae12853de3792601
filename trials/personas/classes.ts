import { type Classifier, type Example, meanOf } from './discriminant.ts'

/** The examples of each class in groups of this many, averaged. What is left over is left out. */
export function averaged(examples: readonly Example[], of: number): readonly Example[] {
  const labels = [...new Set(examples.map(({ label }) => label))].sort()
  return labels.flatMap(label => {
    const own = examples.filter(example => example.label === label).map(({ features }) => features)
    const groups = Array.from({ length: Math.floor(own.length / of) }, (_, g) => own.slice(g * of, (g + 1) * of))
    return groups.map(group => ({ label, features: meanOf(group) }))
  })
}

/** For each class, how often it was taken for which. */
export type Confusion = Readonly<Record<string, Readonly<Record<string, number>>>>

export function confusionOf(classify: Classifier, examples: readonly Example[]): Confusion {
  const labels = [...new Set(examples.map(({ label }) => label))].sort()
  const named = examples.map(({ label, features }) => [label, classify(features)] as const)
  const count = (label: string, as: string): number => named.filter(([l, a]) => l === label && a === as).length
  return Object.fromEntries(
    labels.map(label => [label, Object.fromEntries(labels.map(as => [as, count(label, as)]))] as const),
  )
}

export const rightIn = (confusion: Confusion): number =>
  Object.entries(confusion).reduce((sum, [label, row]) => sum + (row[label] ?? 0), 0)

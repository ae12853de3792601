import type { Boxed } from './boxed.ts'
import { manifests } from './manifests.ts'

/** The games of the house in their boxes, by id. */
export const shelf: Readonly<Record<string, Boxed>> = Object.fromEntries(
  await Promise.all(manifests.map(async ({ id, box }) => [id, await box()] as const)),
)

import type { Job, Training } from './workshop.ts'

/** What a thread of training does: plays the games of one order. */
export async function fulfilled({ training, order }: Job): Promise<Float32Array> {
  const { fulfil } = (await import(training)) as Training
  return fulfil(order)
}

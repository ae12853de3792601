import type { Tell } from '../notices/occasion.ts'
import type { Blocks } from './blocks.ts'

/** The same, but nobody is told of what somebody does with whom they do not want to have anything to do. */
export const unblocked =
  (tell: Tell, blocks: Pick<Blocks, 'between'>): Tell =>
  async occasion => {
    if ('by' in occasion && (await blocks.between(occasion.to, occasion.by))) return
    await tell(occasion)
  }

import type { State, Task } from '../../types.ts'

const sharing: readonly Task['do'][] = ['share', 'runSand', 'chooseHeap']

/** Whether a dragon's loot is open and a party shares it or is about to. */
export const isShared = ({ kill, bargain, stage, agenda }: State): boolean =>
  kill !== null &&
  kill.shares === null &&
  kill.party.length > 1 &&
  (bargain !== null ||
    stage?.at === 'look' ||
    stage?.at === 'heaps' ||
    stage?.at === 'heap' ||
    agenda.some(task => sharing.includes(task.do)))

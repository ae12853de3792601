import type { State, Task } from '../../types.ts'

const sharing: readonly Task['do'][] = ['share', 'runSand', 'chooseHeap']

/** Whether the loot of a dragon lies open and is still to be shared by a party, or is being shared. */
export const isShared = ({ kill, bargain, stage, agenda }: State): boolean =>
  kill !== null &&
  kill.shares === null &&
  kill.party.length > 1 &&
  (bargain !== null ||
    stage?.at === 'look' ||
    stage?.at === 'heaps' ||
    stage?.at === 'heap' ||
    agenda.some(task => sharing.includes(task.do)))

import type { State } from './types.ts'

/** A copy for trying something out: whatever `evolve` changes in place is copied, secrets are shared. */
export const copyOf = (state: State): State => ({
  options: state.options,
  round: state.round,
  bank: { ...state.bank, stones: { ...state.bank.stones } },
  sides: state.sides.map(side => ({
    ...side,
    stones: { ...side.stones },
    kept: [...side.kept],
    boons: [...side.boons],
  })),
  deck: [...state.deck],
  used: [...state.used],
  specials: [...state.specials],
  unseen: [...state.unseen],
  auctioned: state.auctioned.map(one => ({ ...one })),
  auction: state.auction === null ? null : { ...state.auction },
  opened: state.opened,
  power: state.power,
  drawn: { ...state.drawn },
  result: state.result,
})

import { refused } from '#protocol/refused'

export const noTable = refused('no table', 'the id of a table of this house')

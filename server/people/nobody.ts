import { refused } from '#protocol/refused'

/** For what only people of the house may ask. */
export const nobody = refused('nobody', 'somebody of this house: a guest or an account')

import { useSay } from '../use-fist.ts'

const coins = ['fairy', 'common', 'silver', 'black', 'amulet'] as const

/** What a coin, token or stone is good for, in a sentence. */
export function useHint(kind: string): string {
  const say = useSay()
  const coin = coins.find(own => own === kind)
  return coin === undefined ? say('screen.hints.stone', { colour: kind }) : say(`screen.hints.${coin}`)
}

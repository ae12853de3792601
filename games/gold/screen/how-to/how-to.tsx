import { defaultsOf } from '#kernel/options'
import type { HowTo } from '#ui/how-to'
import { strengths } from '../../cards/adventurers.ts'
import { gems } from '../../cards/tokens.ts'
import { options } from '../../options.ts'
import { clocks } from '../../rules/clocks.ts'
import { majorityOf } from '../../rules/scoring.ts'
import { tokenOf, tokensIn } from '../../words/things.ts'
import { Aim, Before, Home, Kinds, Loot, Offer, Slain, Stolen, Team } from './pictures.tsx'
import { saying } from './saying.ts'
import { bens, dragon, drawn, hidden, loot, shares, stolen, strength, visible, yours } from './worked.ts'

const usual = { ...defaultsOf(options), game: 'basic' } as const
const most = (seats: number): number => majorityOf(usual, seats)
const seconds = clocks[usual.clock].sand ?? 0
const [knight, thief] = [{ card: bens.adventurer }, { card: yours.adventurer }]

export const howTo: HowTo = {
  names: [saying('names.you'), saying('names.ben'), saying('names.clara')],
  aim: [{ text: saying('aim.points'), picture: <Aim /> }],
  pieces: [
    { text: saying('pieces.coins'), picture: <Kinds of={['silver', 'gold', 'red']} /> },
    {
      text: saying('pieces.gems', { three: most(3), four: most(4), six: most(6) }),
      picture: <Kinds of={gems} />,
    },
    { text: saying('pieces.black', { n: usual.blackDiamond }), picture: <Kinds of={['black']} /> },
  ],
  turn: [
    { text: saying('turn.team', strengths), picture: <Team /> },
    { text: saying('turn.send') },
    { text: saying('turn.slay') },
    { text: saying('turn.share', { seconds }) },
    { text: saying('turn.rest') },
  ],
  worked: [
    {
      text: saying('worked.before', { dragon: { card: dragon }, strength, visible, hidden, knight, n: bens.strength }),
      picture: <Before />,
    },
    {
      text: saying('worked.slay', { thief, n: yours.strength, knight: bens.strength, sum: strength }),
      picture: <Slain />,
    },
    {
      text: saying('worked.loot', { drawn: tokenOf(drawn), loot: tokensIn(loot) }),
      picture: <Loot />,
    },
    {
      text: saying('worked.offer', { seconds, yours: tokensIn(shares.you), bens: tokensIn(shares.ben) }),
      picture: <Offer />,
    },
    { text: saying('worked.steal', { thief, stolen: tokenOf(stolen) }), picture: <Stolen /> },
    { text: saying('worked.home'), picture: <Home /> },
  ],
  end: [{ text: saying('end.bag') }, { text: saying('end.advanced') }],
}

import type { HowTo } from '#ui/how-to'
import { options } from '../../options.ts'
import { coinsIn, stonesIn } from '../../words/things.ts'
import { Aim, FistsClosed, FistsOpen, Handed, Lot, One, Paid, Purse, Silver } from './pictures.tsx'
import { saying } from './saying.ts'
import { after, bids, price, silver, start, up, values } from './worked.ts'

const goal = options.pointsToWin.default
const [your, , claras] = values
const wizard = { card: up }
const witch = { card: 'witch' }

export const howTo: HowTo = {
  names: [saying('names.you'), saying('names.ben'), saying('names.clara')],
  aim: [
    { text: saying('aim.points', { n: goal }), picture: <Aim goal={goal} /> },
    { text: saying('aim.stones', { wizard, magician: { card: 'magician' } }) },
  ],
  pieces: [
    { text: saying('pieces.fairy'), picture: <One kind="fairy" /> },
    { text: saying('pieces.common'), picture: <One kind="common" /> },
    { text: saying('pieces.silver'), picture: <One kind="silver" /> },
    { text: saying('pieces.stones'), picture: <One kind="red" /> },
    { text: saying('pieces.black', { witch }), picture: <One kind="black" /> },
    { text: saying('pieces.amulet', { smith: { card: 'goldsmith' } }), picture: <One kind="amulet" /> },
  ],
  turn: [
    { text: saying('turn.begin', { coins: coinsIn(start.purse), stones: start.stones }), picture: <Purse /> },
    { text: saying('turn.hide') },
    { text: saying('turn.open') },
    { text: saying('turn.round', { witch }) },
  ],
  worked: [
    { text: saying('worked.up', { wizard }), picture: <Lot /> },
    { text: saying('worked.hide', { coins: coinsIn(bids[0]) }), picture: <FistsClosed /> },
    { text: saying('worked.open', { both: your ?? 0, clara: claras ?? 0 }), picture: <FistsOpen /> },
    {
      text: saying('worked.silver', { yours: silver[0], bens: silver[1], wizard }),
      picture: <Silver />,
    },
    { text: saying('worked.pay'), picture: <Paid /> },
    {
      text: saying('worked.score', { price: stonesIn(price), left: coinsIn({ ...after.purse, silver: 0 }) }),
      picture: <Handed goal={goal} />,
    },
  ],
  end: [{ text: saying('end.points', { n: goal }) }, { text: saying('end.hint') }],
}

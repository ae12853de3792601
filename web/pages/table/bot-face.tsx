import { type Level, levelOf } from '#kernel/bot-name'
import { Icon, type IconData } from '#ui/pieces/icon.tsx'
import captain from '~icon/crested-helmet'
import squire from '~icon/light-helm'
import other from '~icon/robot-golem'
import dragonlord from '~icon/spiked-dragon-head'
import knight from '~icon/visored-helm'
import './bot-face.css'

const faces: Readonly<Record<Level, IconData>> = { squire, knight, captain, dragonlord }

/** What a bot of this level looks like. Its name is beside it. */
export function BotFace({ bot }: { readonly bot: string }) {
  const level = levelOf(bot)
  return <Icon className="bot-face" of={level === null ? other : faces[level]} />
}

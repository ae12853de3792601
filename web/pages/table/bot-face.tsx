import { Icon, type IconData } from '#ui/pieces/icon.tsx'
import captain from '~icon/crested-helmet'
import squire from '~icon/light-helm'
import other from '~icon/robot-golem'
import dragonlord from '~icon/spiked-dragon-head'
import knight from '~icon/visored-helm'

const faces: Readonly<Record<string, IconData>> = { squire, knight, captain, dragonlord }

/** What a bot of this level looks like. Its name is beside it. */
export function BotFace({ bot }: { readonly bot: string }) {
  return <Icon className="bot-face" of={faces[bot.split('@')[0] ?? ''] ?? other} />
}

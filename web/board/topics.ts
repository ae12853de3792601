import type { Topic } from '#protocol/board-words'
import type { IconData } from '#ui/pieces/icon.tsx'
import cards from '~icon/anvil'
import strategy from '~icon/brain'
import players from '~icon/round-table'
import rules from '~icon/scroll-unfurled'
import house from '~icon/tavern-sign'

/** The sign of each topic. Its colour is in the styles (`data-topic`). */
export const signs: Readonly<Record<Topic, IconData>> = { strategy, rules, cards, players, house }

import type { IconData } from '#ui/pieces/icon.tsx'
import dragon from '~icon/spiked-dragon-head'

/** The pictures of the kinds of cards that can be made in the workshop. */
export const workshopIcons: Readonly<Record<string, IconData>> = { 'kind dragon': dragon }

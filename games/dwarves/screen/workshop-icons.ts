import type { IconData } from '#ui/pieces/icon.tsx'
import battle from '~icon/crossed-axes'
import creature from '~icon/orc-head'

/** The pictures of the kinds of cards that can be made in the workshop. */
export const workshopIcons: Readonly<Record<string, IconData>> = { 'kind creature': creature, 'kind battle': battle }

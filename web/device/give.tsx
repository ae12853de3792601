import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import type { Seat } from '#kernel/seat'
import { Primary } from '#ui/pieces/actions.tsx'
import { Icon } from '#ui/pieces/icon.tsx'
import { useTable } from '#ui/table'
import trade from '~icon/trade'
import { useHere } from './game-context.ts'
import { nextAfter } from './handing.ts'
import { useShut } from './shut.ts'
import './give.css'

/** Passes the device to somebody else at will, regardless of whose turn it is. */
export function Give() {
  const game = useHere()
  const { names, viewer } = useTable()
  const t = useTranslations('here')
  const { people } = game.around
  if (viewer === 'table') return null
  return (
    <MenuTrigger>
      <Button className="bar-button" aria-label={t('give')}>
        <Icon of={trade} />
      </Button>
      <Popover className="menu-popover board" placement="bottom end">
        <Menu className="table-menu" onAction={seat => game.give(Number(seat) as Seat)}>
          {people
            .filter(seat => seat !== viewer)
            .map(seat => (
              <MenuItem key={seat} id={String(seat)}>
                {t('giveTo', { name: names[seat] ?? '' })}
              </MenuItem>
            ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}

/** Passes the device on to the next player whose turn it is, for someone who is only watching. */
export function GiveToNext() {
  const game = useHere()
  const { names, viewer } = useTable()
  const t = useTranslations('here')
  const isShut = useShut(viewer)
  const to = viewer === 'table' ? null : nextAfter(viewer, game.around.asked)
  if (to === null) return null
  return (
    <Primary disabled={isShut} onPress={() => game.give(to)}>
      {t('giveTo', { name: names[to] ?? '' })}
    </Primary>
  )
}

/** Passes the device on while several people at it act together, as in a bargain. */
export function HandOn() {
  const game = useHere()
  const { names, viewer, question, screen } = useTable()
  const t = useTranslations('here')
  const isShut = useShut(viewer)
  const isShared = question !== null && screen.keeps?.includes(question.name) === true
  const to = viewer === 'table' || !isShared ? null : nextAfter(viewer, game.around.asked)
  if (to === null) return null
  return (
    <button type="button" className="pill hand-on" disabled={isShut} onClick={() => game.give(to)}>
      <Icon of={trade} /> {t('giveTo', { name: names[to] ?? '' })}
    </button>
  )
}

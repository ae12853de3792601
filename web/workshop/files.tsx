import { useRef, useState } from 'react'
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import type { Guest } from '#games/workshop/guest'
import { packText } from '#games/workshop/pack'
import { CardProblem } from '#games/workshop/reading'
import { Icon } from '#ui/pieces/icon.tsx'
import scroll from '~icon/tied-scroll'
import { saveFile } from '../house/save-file.ts'
import { useBench } from './bench-context.ts'
import { type Brought, FromFile } from './brought.tsx'
import type { Craft } from './crafts.ts'
import { keep, trayOf } from './model/kept.ts'
import { laid } from './model/laying.ts'
import { packFor, packOf, readyCards } from './model/packing.ts'

/** Cards as a file that people hand to each other, and back from one. */
export function Files({ crafts }: { readonly crafts: readonly Craft[] }) {
  const t = useTranslations('workshop')
  const { craft, standing, lay } = useBench()
  const input = useRef<HTMLInputElement>(null)
  const [brought, setBrought] = useState<Brought | null>(null)
  const [isSeveral, setSeveral] = useState(false)
  const { game } = craft
  /** How many of these cards found a blank one. */
  const layAll = (of: Craft, cards: readonly Guest[]): number => {
    if (of === craft) return lay(cards)
    const { tray, places } = laid(trayOf(of.name, of.kind), cards, of.kind)
    if (places.length > 0) keep(of.name, tray)
    return places.length
  }
  const bring = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return
    try {
      const pack = await packFor(crafts, await file.text())
      const own = crafts.filter(one => one.game === pack.game)
      const found = own.map(of => {
        const cards = pack.cards.filter(({ kind }) => kind === of.name)
        return { of, laid: layAll(of, cards) }
      })
      const count = found.reduce((sum, one) => sum + one.laid, 0)
      setBrought({
        laid: count,
        left: pack.cards.length - count,
        elsewhere: found.filter(one => one.laid > 0 && one.of !== craft).map(({ of }) => of),
      })
    } catch (error) {
      if (!(error instanceof CardProblem)) throw error
      setBrought(error)
    }
  }
  const save = (name: string, cards: readonly Guest[]): void => saveFile(name, packText(packOf(game, cards)))
  return (
    <>
      <MenuTrigger onOpenChange={isOpen => isOpen && setSeveral(readyCards(crafts, game).length > 1)}>
        <Button className="tiny files-button" aria-label={t('files')}>
          <Icon of={scroll} />
          <span aria-hidden="true">{t('files')}</span>
        </Button>
        <Popover className="files-popover board" placement="bottom end">
          <Menu
            className="files-menu"
            aria-label={t('files')}
            disabledKeys={[...(standing.at === 'ready' ? [] : ['export']), ...(isSeveral ? [] : ['exportAll'])]}
            onAction={what => {
              if (what === 'import') input.current?.click()
              else if (what === 'exportAll') save(`${game}-cards.json`, readyCards(crafts, game))
              else if (standing.at === 'ready') save(`${game}-card.json`, [standing.card])
            }}
          >
            <MenuItem id="export">{t('export')}</MenuItem>
            <MenuItem id="exportAll">{t('exportAll')}</MenuItem>
            <MenuItem id="import">{t('import')}</MenuItem>
          </Menu>
        </Popover>
      </MenuTrigger>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={t('import')}
        onChange={event => {
          void bring(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      {brought !== null && <FromFile crafts={crafts} brought={brought} close={() => setBrought(null)} />}
    </>
  )
}

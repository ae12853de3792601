import { useRef, useState } from 'react'
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { type Pack, packIn, packText } from '#games/workshop/pack'
import { CardProblem } from '#games/workshop/reading'
import { Icon } from '#ui/pieces/icon.tsx'
import scroll from '~icon/tied-scroll'
import { saveFile } from '../house/save-file.ts'
import { useBench } from './bench-context.ts'
import { draftIn } from './model/draft.ts'

/** The card as a file that people hand to each other, and back from one. */
export function Files() {
  const t = useTranslations('workshop')
  const { craft, standing, change } = useBench()
  const input = useRef<HTMLInputElement>(null)
  const [isBad, setBad] = useState(false)
  const bring = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return
    const { kinds } = craft.workshop
    const find = async (game: string) => (game === craft.game ? { kinds, options: craft.screen.game.options } : null)
    try {
      const { cards } = await packIn(await file.text(), find)
      const card = cards.find(({ kind }) => kind === craft.name)
      setBad(card === undefined)
      if (card === undefined) return
      const { kind: _, ...rest } = draftIn(card, craft.name, craft.kind)
      change(rest)
    } catch (error) {
      if (!(error instanceof CardProblem)) throw error
      setBad(true)
    }
  }
  return (
    <>
      <MenuTrigger>
        <Button className="tiny" aria-label={t('files')}>
          <Icon of={scroll} />
        </Button>
        <Popover className="files-popover board" placement="bottom end">
          <Menu
            className="files-menu"
            aria-label={t('files')}
            disabledKeys={standing.at === 'ready' ? [] : ['export']}
            onAction={what => {
              if (what === 'import') input.current?.click()
              else if (standing.at === 'ready')
                saveFile(`${craft.game}-card.json`, packText(packOf(craft.game, standing.card)))
            }}
          >
            <MenuItem id="export">{t('export')}</MenuItem>
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
      {isBad && (
        <span className="bad-file" role="alert">
          {t('badFile')}
          <button type="button" className="tiny" aria-label={t('close')} onClick={() => setBad(false)}>
            ✕
          </button>
        </span>
      )}
    </>
  )
}

const packOf = (game: string, card: Pack['cards'][number]): Pack => ({
  wyrmtavern: 'cards',
  version: 1,
  game,
  cards: [card],
  variants: [],
})

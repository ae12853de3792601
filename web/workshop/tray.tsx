import { useTranslations } from 'use-intl'
import type { Guest } from '#games/workshop/guest'
import { PictureInLight } from '#ui/pieces/guest-picture.tsx'
import { Icon } from '#ui/pieces/icon.tsx'
import plus from '~icon/health-normal'
import { useBench } from './bench-context.ts'
import { draftName, isBlank } from './model/draft.ts'
import { knownVerdict } from './test/known-verdicts.ts'

/** The three blank cards of the box. */
export function TrayOfBlanks() {
  const t = useTranslations('workshop')
  const { craft, tray, choose, clear } = useBench()
  const said = (card: Guest | undefined): string => {
    const verdict = card === undefined ? null : knownVerdict(card, craft.screen.game.version)
    return verdict === null ? '' : t(`verdicts.${verdict.verdict}`).toLocaleLowerCase()
  }
  return (
    <section className="tray" aria-labelledby="tray-title">
      <h2 id="tray-title">{t('blanks', { n: tray.slots.length })}</h2>
      <div>
        {tray.slots.map(({ draft, versions }, i) => {
          const isEmpty = isBlank(draft, craft.kind)
          const name = draftName(draft, craft.language)
          return (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: the first, second and third card of the box
              key={i}
              type="button"
              className="blank"
              data-empty={isEmpty || undefined}
              aria-pressed={i === tray.chosen}
              onClick={() => choose(i)}
            >
              <span className="blank-picture" aria-hidden="true">
                {draft.picture === '' ? (
                  <Icon of={plus} />
                ) : (
                  <PictureInLight picture={draft.picture} light={draft.light} />
                )}
              </span>
              <span>
                <b>{isEmpty ? t('blank') : name === '' ? t('nameless') : name}</b>
                <small>
                  {isEmpty
                    ? t('stillInBox')
                    : versions.length === 0
                      ? t('draft')
                      : [t('version', { n: versions.length }), said(versions.at(-1))].filter(Boolean).join(', ')}
                </small>
              </span>
            </button>
          )
        })}
      </div>
      {clear !== null && (
        <button type="button" className="quiet tray-clear" onClick={clear}>
          {t('clear')}
        </button>
      )}
    </section>
  )
}

import { useTranslations } from 'use-intl'
import { Primary, Second } from '#ui/pieces/actions.tsx'
import { useTable } from '#ui/table'
import { useHere } from './game-context.ts'
import { useShut } from './shut.ts'
import './step-in.css'

/** Shown to everyone who looks at the table together. */
export function AllLook() {
  const { asked } = useHere().around
  const t = useTranslations('here')
  return asked.length === 0 ? <span>{t('allLook')}</span> : <strong>{t('stepIn')}</strong>
}

/** When anybody may step in: whoever wants to takes the device, or everyone agrees that nobody does. */
export function StepIn() {
  const game = useHere()
  const { names } = useTable()
  const t = useTranslations('here')
  const { asked } = game.around
  const { since } = game
  const isShut = useShut(since)
  if (asked.length === 0) return null
  return (
    <>
      <fieldset className="step-in">
        <legend className="hidden-text">{t('stepIn')}</legend>
        {asked.map(seat => (
          <button
            key={seat}
            type="button"
            className="framed"
            aria-label={t('giveTo', { name: names[seat] ?? '' })}
            disabled={isShut}
            onClick={() => game.give(seat)}
          >
            {names[seat]}
          </button>
        ))}
      </fieldset>
      <Primary disabled={isShut} onPress={() => game.passAll(since)}>
        {t('nobodyDoes')}
      </Primary>
      {asked.length > 1 && (
        <Second disabled={isShut} onPress={game.giveInTurn}>
          {t('inTurn')}
        </Second>
      )}
    </>
  )
}

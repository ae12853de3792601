import { useTranslations } from 'use-intl'
import { lights } from '#games/workshop/guest'
import { useGuestIcon } from '#ui/pieces/guest-picture.tsx'
import { Icon } from '#ui/pieces/icon.tsx'
import glass from '~icon/magnifying-glass'
import { useBench } from '../bench-context.ts'
import { NumberPart } from '../parts/number-part.tsx'

/** The first few pictures of the strip; the one that is chosen comes first. */
const SHOWN = ['raven', 'witch-face', 'lantern-flame', 'fox-head', 'owl'] as const

/** The picture and its light. */
export function Looks({ choosePicture }: { readonly choosePicture: () => void }) {
  const t = useTranslations('workshop')
  const { draft, change } = useBench()
  const isOther = draft.picture !== '' && !SHOWN.some(name => name === draft.picture)
  const strip = isOther ? [draft.picture, ...SHOWN.slice(0, -1)] : SHOWN
  return (
    <div className="looks">
      <h2>{t('picture')}</h2>
      <div className="picture-strip">
        {strip.map(name => (
          <PictureButton
            key={name}
            name={name}
            isChosen={name === draft.picture}
            choose={() => change({ picture: name })}
          />
        ))}
        <button type="button" className="picture-button" aria-label={t('allPictures')} onClick={choosePicture}>
          <Icon of={glass} />
        </button>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a row of buttons, of which one is pressed */}
      <div className="lights" role="group" aria-label={t('light')}>
        {lights.map(light => (
          <button
            key={light}
            type="button"
            data-light={light}
            aria-pressed={light === draft.light}
            aria-label={t(`lights.${light}`)}
            title={t(`lights.${light}`)}
            onClick={() => change({ light })}
          />
        ))}
      </div>
    </div>
  )
}

/** How many cards there are of it. */
export function Copies() {
  const t = useTranslations('workshop')
  const { draft, craft, change } = useBench()
  if (craft.kind.mostCopies === 1) return null
  return (
    <span className="copies">
      <span aria-hidden="true">{t('copies')}</span>
      <NumberPart
        form={{ is: 'number', from: 1, to: craft.kind.mostCopies }}
        value={draft.copies}
        label={t('copies')}
        put={copies => change({ copies: Number(copies) })}
      />
    </span>
  )
}

interface PictureButtonProps {
  readonly name: string
  readonly isChosen: boolean
  readonly choose: () => void
}

/** One of the pictures. Its icon is loaded when it is shown. */
export function PictureButton({ name, isChosen, choose }: PictureButtonProps) {
  const icon = useGuestIcon(name)
  const { craft } = useBench()
  const label = craft.pictures[name] ?? name
  return (
    <button
      type="button"
      className="picture-button"
      data-picture={name}
      aria-pressed={isChosen}
      aria-label={label}
      title={label}
      onClick={choose}
    >
      {icon !== null && <Icon of={icon} />}
    </button>
  )
}

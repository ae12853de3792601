import { useTranslations } from 'use-intl'
import { Link, useLocation } from 'wouter'
import { Icon } from '#ui/pieces/icon.tsx'
import { useSmall } from '#ui/window'
import undoIcon from '~icon/anticlockwise-rotation'
import redoIcon from '~icon/clockwise-rotation'
import { useStore } from '../house/observable.ts'
import { useBench } from './bench-context.ts'
import { type Craft, wordFor } from './crafts.ts'
import { Files } from './files.tsx'
import { keepsDrafts } from './model/kept.ts'
import { Slot } from './parts/slot.tsx'
import { useKindNames } from './use-kind-names.ts'
import './toolbar.css'

/** The kinds of cards, whether the draft is kept, files, undo and redo. */
export function Toolbar({ crafts }: { readonly crafts: readonly Craft[] }) {
  const t = useTranslations('workshop')
  const { undo, redo } = useBench()
  const isSmall = useSmall()
  const isKept = useStore(keepsDrafts)
  return (
    <div className="toolbar">
      <Link href="/" className="tiny toolbar-back" aria-label={t('back')}>
        ‹
      </Link>
      {isSmall ? <KindSlot crafts={crafts} /> : <Kinds crafts={crafts} />}
      <span className="kept-note" role="status" data-bad={!isKept || undefined}>
        {isKept && <span aria-hidden="true">✓</span>} {isKept ? t('kept') : t('notKept')}
      </span>
      <Files crafts={crafts} />
      <button
        type="button"
        className="tiny"
        aria-label={t('undo')}
        disabled={undo === null}
        onClick={undo ?? undefined}
      >
        <Icon of={undoIcon} />
      </button>
      <button
        type="button"
        className="tiny"
        aria-label={t('redo')}
        disabled={redo === null}
        onClick={redo ?? undefined}
      >
        <Icon of={redoIcon} />
      </button>
    </div>
  )
}

interface KindsProps {
  readonly crafts: readonly Craft[]
}

function Kinds({ crafts }: KindsProps) {
  const t = useTranslations('workshop')
  const { craft } = useBench()
  const nameOf = useKindNames(crafts)
  return (
    <nav className="kinds" aria-label={t('kinds')}>
      {crafts.map(one => {
        const icon = one.icons[`kind ${one.name}`]
        return (
          <Link
            key={`${one.game} ${one.name}`}
            href={`/workshop/${one.name}`}
            replace
            aria-current={one === craft ? 'page' : undefined}
          >
            {icon !== undefined && <Icon of={icon} />}
            <span>{nameOf(one)}</span>
          </Link>
        )
      })}
    </nav>
  )
}

/** The same where there is room for one of them only. */
function KindSlot({ crafts }: KindsProps) {
  const t = useTranslations('workshop')
  const { craft } = useBench()
  const nameOf = useKindNames(crafts)
  const [, go] = useLocation()
  const icon = craft.icons[`kind ${craft.name}`]
  return (
    <span className="kind-slot">
      {icon !== undefined && <Icon of={icon} />}
      <Slot
        label={t('kinds')}
        value={craft.name}
        offered={crafts.map(one => ({ id: one.name, text: nameOf(one) }))}
        shown={wordFor(craft, 'kinds', craft.name)} // the picture tells the games apart
        onChange={kind => go(`/workshop/${kind}`, { replace: true })}
      />
    </span>
  )
}

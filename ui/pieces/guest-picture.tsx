import { useEffect, useState } from 'react'
import type { Light } from '#games/workshop/guest'
import { type GuestId, guestOf } from '#games/workshop/guest-id'
import { Icon, type IconData } from './icon.tsx'
import './guest-picture.css'

/** The icons that were loaded before, so that a card drawn again has its picture at once. */
const loaded = new Map<string, IconData>()

/** What is drawn for an icon that we do not have: an older card may have one. */
const UNKNOWN = 'cowled'

/** The picture of a guest, in its own light. */
export function GuestPicture({ of }: { readonly of: GuestId }) {
  const { picture, light } = guestOf(of)
  return <PictureInLight picture={picture} light={light} />
}

/** A dark icon on the rays of its light. */
export function PictureInLight({ picture, light }: { readonly picture: string; readonly light: Light }) {
  const icon = useGuestIcon(picture)
  return (
    <span className="guest-picture" data-light={light}>
      {icon !== null && <Icon of={icon} />}
    </span>
  )
}

/** One of the icons for guests; null until it is there. */
export function useGuestIcon(name: string): IconData | null {
  const [, setLoaded] = useState(0)
  useEffect(() => {
    if (name === '' || loaded.has(name)) return
    let isGone = false
    void load(name).then(() => {
      if (!isGone) setLoaded(count => count + 1)
    })
    return () => {
      isGone = true
    }
  }, [name])
  return loaded.get(name) ?? null
}

async function load(name: string): Promise<void> {
  try {
    const { default: icons } = await import('~guest-icons')
    const icon = await icons[Object.hasOwn(icons, name) ? name : UNKNOWN]?.()
    if (icon !== undefined) loaded.set(name, icon.default)
  } catch {
    // Without a network a picture stays empty; the card says everything in words.
  }
}

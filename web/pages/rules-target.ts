import { createContext, useContext, useEffect, useState } from 'react'

/** A link target that was followed. Following the same link twice gives two jumps. */
export interface Jump {
  readonly to: string
}

const anchorIn = (hash: string): string => {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}

/** The place named in the address, even if it is named again. */
export function useJump(): Jump {
  const [jump, setJump] = useState<Jump>(() => ({ to: anchorIn(location.hash) }))
  useEffect(() => {
    const follow = (): void => setJump({ to: anchorIn(location.hash) })
    const again = ({ target }: MouseEvent): void => {
      const link = target instanceof Element ? target.closest('a') : null
      if (link?.getAttribute('href') === location.hash && location.hash !== '') follow()
    }
    window.addEventListener('hashchange', follow)
    document.addEventListener('click', again)
    return () => {
      window.removeEventListener('hashchange', follow)
      document.removeEventListener('click', again)
    }
  }, [])
  return jump
}

/** The current anchor. */
export const Target = createContext('')

/** Attributes that make a place findable and highlight it while it is the target. */
export function usePlace(anchor: string): { readonly id: string; readonly 'data-target'?: true } {
  return useContext(Target) === anchor ? { id: anchor, 'data-target': true } : { id: anchor }
}

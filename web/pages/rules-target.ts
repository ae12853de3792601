import { createContext, useContext, useEffect, useState } from 'react'

/** Where somebody was led to; the same place twice is two jumps. */
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

/** The place that the address names, also if it is named once more. */
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

/** The anchor that is pointed at. */
export const Target = createContext('')

/** What a place puts on itself to be found and, if it is pointed at, to be seen. */
export function usePlace(anchor: string): { readonly id: string; readonly 'data-target'?: true } {
  return useContext(Target) === anchor ? { id: anchor, 'data-target': true } : { id: anchor }
}

import { type ComponentType, useEffect, useState } from 'react'

/** In milliseconds: the table is drawn first, and a line that is gone is tried again. */
const [FIRST, AGAIN] = [1500, 2000]

/** A component that is loaded by itself. */
interface Part<P> {
  come: ComponentType<P> | null
  readonly load: () => Promise<ComponentType<P>>
}
const loading: (() => Promise<unknown>)[] = []
let hasBegun = false

/** Loads what is needed later in the game, so that nobody waits for it then. */
export function useRest(): void {
  useEffect(() => {
    if (hasBegun) return
    hasBegun = true
    setTimeout(() => {
      for (const load of loading) load().catch(() => undefined)
    }, FIRST)
  }, [])
}

/** Such a component: drawn at once if it has come by then. */
export function comesLater<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const part: Part<P> = {
    come: null,
    load: async () => {
      part.come ??= await load()
      return part.come
    },
  }
  loading.push(part.load)
  return (props: P) => <Later part={part} props={props} />
}

function Later<P extends object>({ part, props }: { readonly part: Part<P>; readonly props: P }) {
  const [Drawn, setDrawn] = useState(() => part.come)
  useEffect(() => {
    if (Drawn !== null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const attempt = (): void =>
      void part.load().then(
        it => setDrawn(() => it),
        () => {
          timer = setTimeout(attempt, AGAIN)
        },
      )
    attempt()
    return () => clearTimeout(timer)
  }, [Drawn, part])
  return Drawn === null ? null : <Drawn {...props} />
}

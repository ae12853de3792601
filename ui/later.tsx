import { type ComponentType, useEffect, useState } from 'react'

/** Milliseconds before loading starts, so that the table is drawn first, and before a failed load is retried. */
const [FIRST, AGAIN] = [1500, 2000]

/** A component that is loaded separately. */
interface Part<P> {
  come: ComponentType<P> | null
  readonly load: () => Promise<ComponentType<P>>
}
const loading: (() => Promise<unknown>)[] = []
let hasBegun = false

/** Loads the parts needed later in the game ahead of time. */
export function useRest(): void {
  useEffect(() => {
    if (hasBegun) return
    hasBegun = true
    setTimeout(() => {
      for (const load of loading) load().catch(() => undefined)
    }, FIRST)
  }, [])
}

/** A lazily loaded component. It renders immediately if it is already loaded. */
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

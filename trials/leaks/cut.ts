import type { Viewer } from '#kernel/seat'
import type { Json } from '#kernel/wire'

/*
 * What a viewer may know, derived from the text of the log. It shares no code with `redact`, so it cannot share a bug
 * with it.
 */

interface Secret {
  readonly only: Json
  readonly is?: Json
}

const isRecord = (it: Json): it is { readonly [key: string]: Json } =>
  it !== null && typeof it === 'object' && !Array.isArray(it)
const isSecret = (it: { readonly [key: string]: Json }): it is { readonly [key: string]: Json } & Secret => 'only' in it

const mayKnow = (only: Json, viewer: Viewer): boolean =>
  only === 'all' || (Array.isArray(only) && viewer !== 'table' && only.includes(viewer))

/** The value without what this viewer may not know; `hide` is called with everything left out. */
export function cut(it: Json, viewer: Viewer, hide: (secret: Secret) => void = () => {}): Json {
  if (Array.isArray(it)) return it.map(each => cut(each, viewer, hide))
  if (!isRecord(it)) return it
  if (isSecret(it)) {
    const { only, is } = it
    if (is === undefined) return { only }
    if (mayKnow(only, viewer)) return { only, is: cut(is, viewer, hide) }
    hide(it)
    return { only }
  }
  return Object.fromEntries(Object.entries(it).map(([key, value]) => [key, cut(value, viewer, hide)]))
}

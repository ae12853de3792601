import type { MouseEvent } from 'react'
import { useLocation } from 'wouter'
import type { Refused } from '#client/messages'
import type { EmbedAnswer, NoteTold } from '#protocol/board'
import { numbered } from '#ui/numbered'
import { boardHouse } from '../api.ts'
import { Embed } from '../embeds/embed.tsx'
import { partsOf } from './parts.ts'

interface NoteBodyProps {
  readonly thread: string
  readonly language: string
  readonly note: Pick<NoteTold, 'number' | 'html'>
}

/** What a note says, and in it live what its addresses lead to. */
export const NoteBody = ({ thread, language, note: { number, html } }: NoteBodyProps) => (
  <Html html={html} language={language} embed={index => boardHouse.embed(thread, number, index)} />
)

interface HtmlProps {
  readonly html: string
  readonly language?: string
  /** What the embed with this number, at this path, shows. */
  readonly embed: (index: number, path: string) => Promise<EmbedAnswer | Refused>
}

/** HTML of the house: it makes every tag itself, and nothing in it comes from whoever wrote the text. */
export function Html({ html, language, embed }: HtmlProps) {
  const [, go] = useLocation()
  const press = (event: MouseEvent<HTMLDivElement>): void => {
    const path = ownPath(event)
    if (path === null) return
    event.preventDefault()
    go(path)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only links in it are pressed, with the mouse or by keys
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <div className="note-body" lang={language} onClick={press}>
      {numbered(partsOf(html)).map(({ no, it }) =>
        it.kind === 'html' ? (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: made by the house, see above
          <div key={no} className="note-text" dangerouslySetInnerHTML={{ __html: it.html }} />
        ) : (
          <Embed key={`${no} ${it.path}`} path={it.path} load={() => embed(it.index, it.path)} />
        ),
      )}
    </div>
  )
}

/** Where a link within this house leads, if it was simply pressed. */
function ownPath(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('.note-text a') : null
  if (link === null || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return null
  if (link.origin !== location.origin || link.pathname === location.pathname) return null
  return `${link.pathname}${link.search}${link.hash}`
}

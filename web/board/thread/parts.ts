/** The HTML of a note in parts: text, and places where what an address leads to is shown. */
export type HtmlPart =
  | { readonly kind: 'html'; readonly html: string }
  | { readonly kind: 'embed'; readonly index: number; readonly path: string }

/** How the house writes such a place. It never stands within anything else. */
const EMBED = /<p class="embed"><a href="([^"<>]*)" data-embed="(\d+)">[^<]*<\/a><\/p>/g

export function partsOf(html: string): readonly HtmlPart[] {
  const parts: HtmlPart[] = []
  let end = 0
  for (const { 0: whole, 1: path = '', 2: index = '', index: start } of html.matchAll(EMBED)) {
    if (start > end) parts.push({ kind: 'html', html: html.slice(end, start) })
    parts.push({ kind: 'embed', index: Number(index), path: path.replaceAll('&amp;', '&') })
    end = start + whole.length
  }
  if (end < html.length) parts.push({ kind: 'html', html: html.slice(end) })
  return parts
}

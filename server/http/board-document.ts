import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { escaped } from '../board/pages/html.ts'
import type { BoardPage } from '../board/pages/pages.ts'

/** The styles of what the house tells; those of the page come with its document. */
const STYLES = '/told-by-house.css'

/**
 * The document of the page with a page of the board written into it. It can be read at once and without scripts; the
 * page's own script puts the same in its place when it has loaded (web/board/told-by-house.ts).
 */
export function boardDocument(root: string, page: BoardPage, origin: string): string {
  const { language, title, description, path, type, html } = page
  const meta = (name: string, content: string): string => `<meta property="og:${name}" content="${escaped(content)}" />`
  const head = [
    `<title>${escaped(title)} · Wyrmtavern</title>`,
    `<meta name="description" content="${escaped(description)}" />`,
    `<link rel="canonical" href="${escaped(origin + path)}" />`,
    meta('site_name', 'Wyrmtavern'),
    meta('title', title),
    meta('description', description),
    meta('type', type),
    meta('url', origin + path),
    meta('image', `${origin}/icon-512.png`),
    `<link rel="stylesheet" href="${STYLES}" />`,
  ].join('\n    ')
  return readFileSync(join(root, 'index.html'), 'utf8')
    .replace(/<html lang="[^"]*"/, () => `<html lang="${escaped(language)}"`)
    .replace(/\s*<meta name="description"[^>]*>/, '')
    .replace(/<title>[^<]*<\/title>/, () => head)
    .replace(/\s*<noscript>[\s\S]*?<\/noscript>/, '')
    .replace('<div id="root">', () => `<div id="told-by-house">${html}</div>\n    <div id="root">`)
}

/* What may be in the HTML of a note, worked out without the house: a list of tags and attributes, and nothing else. */

const blocks = ['p', 'blockquote', 'ul', 'ol', 'li', 'h3', 'h4', 'h5', 'h6']
const plain = ['em', 'strong', 's', 'code', 'pre', 'br', 'hr']
const empty = ['br', 'hr']

const isPath = (href: string): boolean => /^\/(?![/\\])[^\s<>"\\]*$/.test(href)
const isElsewhere = (href: string): boolean => /^https?:\/\/[^\s<>"\\/][^\s<>"\\]*$/i.test(href)

/** Allowed values by tag and attribute. */
function isAllowed(tag: string, name: string, value: string | null): boolean {
  if (name === 'dir') return blocks.includes(tag) && value === 'auto'
  if (tag === 'p' && name === 'class') return value === 'embed'
  if (tag === 'ol' && name === 'start') return /^\d{1,9}$/.test(value ?? '')
  if (tag !== 'a') return false
  if (name === 'href') return isPath(value ?? '') || isElsewhere(value ?? '')
  if (name === 'rel') return /^(nofollow )?ugc noopener noreferrer$/.test(value ?? '')
  if (name === 'data-embed') return /^\d$/.test(value ?? '')
  return (name === 'data-rule' || name === 'data-note') && value === null
}

/** What is wrong with it; null if nothing is. */
export function problemIn(html: string): string | null {
  const open: string[] = []
  let end = 0
  for (const { 0: all, 1: slash, 2: tag = '', 3: attributes = '', index } of html.matchAll(
    /<(\/?)([a-z][a-z0-9]*)((?: [a-z-]+(?:="[^"]*")?)*)>/g,
  )) {
    const text = html.slice(end, index)
    if (/[<>]/.test(text)) return `text with ${JSON.stringify(text.slice(0, 80))}`
    if (/&(?!(amp|lt|gt|quot|#39);)/.test(text)) return `a bare & in ${JSON.stringify(text.slice(0, 80))}`
    end = index + all.length
    if (![...blocks, ...plain, 'a'].includes(tag)) return `the tag ${all}`
    if (slash === '/') {
      if (open.pop() !== tag || attributes !== '') return `${all} closes nothing`
      continue
    }
    for (const [, name = '', value = null] of attributes.matchAll(/ ([a-z-]+)(?:="([^"]*)")?/g))
      if (!isAllowed(tag, name, value)) return `the attribute ${name}="${value}" of ${tag}`
    if (!empty.includes(tag)) open.push(tag)
  }
  if (/[<>]/.test(html.slice(end))) return `text with ${JSON.stringify(html.slice(end).slice(0, 80))}`
  return open.length === 0 ? null : `${open.at(-1)} is not closed`
}

/** Characters that nobody sees, or that turn the text around. */
export const hasUnseen = (text: string): boolean => /[\u202a-\u202e\u2066-\u2069\u200b\ufeff\0]/u.test(text)

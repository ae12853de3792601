import type { Drawing } from '#games/almanac'

/*
 * What Observable Plot draws on when there is no browser: as much of a document as it asks for. What it has drawn is
 * read with `drawn`.
 */

class Sheet {
  readonly ownerDocument: Paper
  readonly tagName: string
  readonly attributes = new Map<string, string>()
  readonly childNodes: (Sheet | Text)[] = []
  readonly style = { setProperty: (): void => {}, removeProperty: (): void => {} }

  constructor(paper: Paper, tag: string) {
    this.ownerDocument = paper
    this.tagName = tag
  }

  setAttribute(name: string, value: unknown): void {
    this.attributes.set(name, String(value))
  }
  setAttributeNS(_: string, name: string, value: unknown): void {
    this.setAttribute(name, value)
  }
  getAttribute(name: string): string | null {
    return this.attributes.get(name) ?? null
  }
  removeAttribute(name: string): void {
    this.attributes.delete(name)
  }
  appendChild<T extends Sheet | Text>(child: T): T {
    this.childNodes.push(child)
    return child
  }
  append(...children: (Sheet | Text | string)[]): void {
    for (const child of children) this.appendChild(typeof child === 'string' ? new Text(child) : child)
  }
  insertBefore<T extends Sheet | Text>(child: T, before: Sheet | Text | null): T {
    const at = before === null ? this.childNodes.length : this.childNodes.indexOf(before)
    this.childNodes.splice(at, 0, child)
    return child
  }
  set textContent(text: string) {
    this.childNodes.splice(0, this.childNodes.length, new Text(text))
  }
  querySelectorAll(): readonly Sheet[] {
    return []
  }
}

class Text {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

export class Paper {
  readonly documentElement = new Sheet(this, 'html')
  createElement(tag: string): Sheet {
    return new Sheet(this, tag)
  }
  createElementNS(_: string, tag: string): Sheet {
    return new Sheet(this, tag)
  }
  createTextNode(text: string): Text {
    return new Text(text)
  }
}

/** Attributes that our own style says, or that only a screen reader would need, which is given a table. */
const unneeded = /^(aria-.*|font-family|font-size|font-variant|class|width|height)$/
const kept = /^(svg|viewBox|class)$/

/** A drawing without the plot's own style sheet, with coordinates to a tenth. */
export function drawn(sheet: Sheet | Text): Drawing {
  if (sheet instanceof Text) return sheet.text
  const isWhole = sheet.tagName === 'svg'
  const attributes = [...sheet.attributes]
    .filter(([name]) => (isWhole && kept.test(name)) || name === 'class' || !unneeded.test(name))
    .filter(([name]) => !(isWhole && name === 'class'))
    .map(([name, value]) => [inReact(name), tenths(value)] as const)
  const inside = sheet.childNodes.filter(child => child instanceof Text || child.tagName !== 'style')
  return [sheet.tagName, Object.fromEntries(attributes), ...inside.map(drawn)]
}

const tenths = (value: string): string =>
  value.replaceAll(/-?\d+\.\d{2,}/g, number => String(Math.round(Number(number) * 10) / 10))

/** React writes `strokeWidth`, and `className` for a class. */
const inReact = (name: string): string =>
  name === 'class' ? 'className' : name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

import { styleText } from 'node:util'

type Style = Parameters<typeof styleText>[0]

/** Prints a line, wrapped between words on narrow terminals. */
export function show(line: string, style: Style | null = null): void {
  const width = process.stdout.isTTY === true ? Math.max(40, process.stdout.columns || 80) : Number.POSITIVE_INFINITY
  const text = wrap(line, width).join('\n')
  console.log(style === null ? text : styleText(style, text))
}

/** The wrapped parts of a line. Those after the first are indented a little more. */
export function wrap(line: string, width: number): readonly string[] {
  if (line.length <= width) return [line]
  const indent = `${line.match(/^\s*/)?.[0] ?? ''}    `.slice(0, width / 2)
  const lines: string[] = []
  let rest = line
  while (rest.length > width) {
    const space = rest.lastIndexOf(' ', width)
    const at = space > indent.length ? space : width
    lines.push(rest.slice(0, at))
    rest = indent + rest.slice(at).trimStart()
  }
  return [...lines, rest]
}

/**
 * Pieces joined by semicolons, with a tail, on as few lines as possible. Lines after the first are indented a little.
 */
export function fold(head: string, pieces: readonly string[], tail: string, width = 80): readonly string[] {
  const indent = `${head.match(/^\s*/)?.[0] ?? ''}  `
  const lines = [head]
  for (const piece of [...pieces.map((text, i) => (i < pieces.length - 1 ? `${text};` : text)), tail]) {
    const line = lines.at(-1) ?? ''
    if (piece === '') continue
    if (line.trim() === '' || line.length + 1 + piece.length <= width) lines[lines.length - 1] = `${line} ${piece}`
    else lines.push(`${indent} ${piece}`)
  }
  return lines.flatMap(line => wrap(line, width))
}

import { styleText } from 'node:util'

type Style = Parameters<typeof styleText>[0]

/** A line on the terminal, broken between words where the terminal is narrow. */
export function show(line: string, style: Style | null = null): void {
  const width = process.stdout.isTTY === true ? Math.max(40, process.stdout.columns || 80) : Number.POSITIVE_INFINITY
  const text = wrap(line, width).join('\n')
  console.log(style === null ? text : styleText(style, text))
}

/** The parts of a line that fit; those that follow are indented like the first, and a little more. */
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

/** Pieces with semicolons between and a tail, on as few lines as they need; those after the first a little indented. */
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

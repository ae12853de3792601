import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { files, type Source, sources } from '#testkit/sources'
import packageJson from './package.json' with { type: 'json' }

/** Releases never change, and the changelog speaks of the past. */
const docs = sources('.md').filter(({ path }) => !path.startsWith('releases/') && path !== 'CHANGELOG.md')
const all = files()
const inDocs = (wrong: (doc: Source) => readonly string[]): readonly string[] =>
  docs.flatMap(doc => wrong(doc).map(it => `${doc.path}: ${it}`))

/** The address of a heading, as GitHub makes it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-')
const anchorsIn = ({ text }: Source): readonly string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))

test('every link leads to a file or a folder, and to a heading in it', () => {
  const folders = new Set(all.map(path => posix.dirname(path)))
  const leads = (doc: Source, link: string): boolean => {
    const [to = '', anchor] = link.split('#')
    const path = to === '' ? doc.path : posix.join(posix.dirname(doc.path), to)
    if (anchor === undefined) return all.includes(path) || folders.has(path.replace(/\/$/, ''))
    return docs.some(other => other.path === path && anchorsIn(other).includes(anchor))
  }
  const linksIn = ({ text }: Source): readonly string[] =>
    [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link).filter(link => !/^\w+:/.test(link))
  expect(inDocs(doc => linksIn(doc).filter(link => !leads(doc, link)))).toEqual([])
})

/** `server/house.ts`; `words/LANGUAGE.ts` stands for some language, `RULES*.md` for some rules. */
const isFile = /^[\w.*/-]+\.(?:tsx?|css|js|json|jsonl|md|txt|html|yml)$/
const somewhere = (name: string): boolean => {
  const pattern = name
    .replace(/^(?:\.\.?\/)+/, '')
    .replaceAll('.', String.raw`\.`)
    .replaceAll(/GAME|LANGUAGE|NAME|\*/g, '[^/\n]*')
  return new RegExp(`(?:^|/)${pattern}$`, 'm').test(everything)
}
const everything = all.join('\n')

test('every file that is named exists', () => {
  const namesIn = ({ text }: Source): readonly string[] =>
    [...text.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name).filter(name => isFile.test(name))
  expect(inDocs(doc => [...new Set(namesIn(doc))].filter(name => !somewhere(name)))).toEqual([])
})

test('every command exists, and docs/commands.md has them all', () => {
  const commands = Object.keys(packageJson.scripts)
  const namedIn = ({ text }: Source): readonly string[] =>
    [...text.matchAll(/npm run (?:-\S+ )*([a-z][\w-]*)/g)].map(([, name = '']) => name)
  expect(inDocs(doc => namedIn(doc).filter(name => !commands.includes(name)))).toEqual([])
  const list = docs.find(({ path }) => path === 'docs/commands.md')?.text ?? ''
  expect(commands.filter(name => !new RegExp(`\`npm (?:run )?${name}\\b`).test(list))).toEqual([])
})

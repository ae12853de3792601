import { movesIn } from '#kernel/answer'
import type { Menu, OneOf, Option } from '#kernel/question'
import { type Called, namedBy, namedFirst, only, type Say, within, wordsOf } from './called.ts'
import { answerText, examplesOf, hintsOf, isOnlySilence, readSimple, type Simple } from './prompt-simple.ts'
import { fold } from './screen.ts'

/** The moves as a list, each with what can follow it. */
export function menuLines(ask: Menu, say: Say): readonly string[] {
  const moves = movesIn(ask)
  const lines = moves.flatMap(([move, inner], i) => {
    const inside = within(say, move)
    const hints = moveHints(move, inner, inside)
    const head = `  ${moves.length > 1 ? `${i + 1}  ` : ''}${say.move(move)}${hints.length > 0 ? ':' : ''}`
    return fold(head, hints, silenceText(ask, move, inner, inside))
  })
  return [
    ...lines,
    ...ask.barred.map(({ move, rule }) => `  –  ${say.move(move)} (not now: ${rule})`),
    ...(say.enter === 'wait' ? ['  Enter alone: wait and see'] : []),
  ]
}

function silenceText({ idle }: Menu, move: string, inner: Simple, say: Say): string {
  const answer = Object.hasOwn(idle, move) ? idle[move] : undefined
  if (answer === undefined || say.enter !== 'idle') return ''
  return isJust(inner) ? '(Enter)' : `(Enter: ${answerText(inner, answer, say)})`
}

/** A move that needs no further words. */
const isJust = (inner: Simple): boolean => inner.kind === 'oneOf' && inner.options.length === 1 && inner.idle === 'yes'

function moveHints(move: string, inner: Simple, say: Say): readonly string[] {
  if (isJust(inner)) return []
  if (inner.kind !== 'oneOf') return hintsOf(inner, `${say.move(move)} `, say)
  return [
    ...inner.options.map((option, i) => optionText(inner, option, i, say)),
    ...inner.barred.map(({ option, rule }) => `not now: ${say.option(option)} (${rule})`),
  ]
}

const areNumbers = ({ options }: OneOf): boolean => options.some(option => typeof option === 'number')

/** An option with the number to type for it: the option itself if it is a number, otherwise its place in the list. */
function optionText(inner: OneOf, option: Option, place: number, say: Say): string {
  const name = say.option(option)
  if (!areNumbers(inner)) return `${place + 1} ${name}`
  return typeof option === 'string' || wordsOf(name).includes(String(option)) ? name : `${option} ${name}`
}

/**
 * What would have been right, in the words of the prompt: for the move that was meant, or one example for each move.
 */
export const menuExpected = (ask: Menu, say: Say, meant: string | null): string =>
  movesIn(ask)
    .filter(([move]) => meant === null || move === meant)
    .map(([move, inner]) => {
      const [example = ''] = isJust(inner) ? [] : examplesOf(inner, within(say, move))
      return `“${`${say.move(move)} ${example}`.trim()}”`
    })
    .join(' or ')

/** `accept 3`, `claim 2 gold 1 blue`, `no deal`: a move by its number or its words, then the answer to its question. */
export function readMenu(ask: Menu, text: string, say: Say): unknown {
  const typed = wordsOf(text)
  const named = moveNamed(ask, typed, say)
  const [only, another] = movesIn(ask)
  if (only !== undefined && another === undefined && named === null)
    return { [only[0]]: readMove(only[1], text, within(say, only[0])) }
  if (named === null) return text
  const rest = typed.slice(named.words.length).join(' ')
  const inner = ask.moves[named.it]
  return { [named.it]: inner === undefined ? rest : readMove(inner, rest, within(say, named.it)) }
}

function moveNamed(ask: Menu, typed: readonly string[], say: Say): Called<string> | null {
  const [first = ''] = typed
  const moves = movesIn(ask).map(([move]) => move)
  if (/^\d+$/.test(first) && moves.length > 1) {
    const it = moves[Number(first) - 1]
    return it === undefined ? null : { it, words: [first] }
  }
  const named = namedFirst(
    typed,
    [...moves, ...ask.barred.map(b => b.move)].flatMap(move => formsOf(move, say)),
  )
  return only(named) ?? only(named.filter(n => moves.includes(n.it)))
}

/** `noDeal` is also `no deal` and `nodeal`, and whatever it is called at this table. */
function formsOf(it: string, say: Say): readonly Called<string>[] {
  const spoken = [say.move(it), it.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')].map(wordsOf)
  return [...spoken, ...spoken.map(words => [words.join('')])].map(words => ({ it, words }))
}

function readMove(inner: Simple, rest: string, say: Say): unknown {
  if (rest === '') return isOnlySilence(inner) ? inner.idle : rest
  return inner.kind === 'oneOf' ? readNamed(inner, rest, say) : readSimple(inner, rest, say)
}

/** The option itself or its words. A number is a place in the list only if no option is a number. */
function readNamed(inner: OneOf, text: string, say: Say): unknown {
  if (/^\d+$/.test(text)) return areNumbers(inner) ? Number(text) : (inner.options[Number(text) - 1] ?? text)
  const all = [...inner.options, ...inner.barred.map(b => b.option)]
  const named = namedBy(
    text,
    all.flatMap(it => [say.option(it), `${it}`, `${it} ${say.option(it)}`].map(name => ({ it, words: [name] }))),
  )
  return (only(named) ?? only(named.filter(n => inner.options.includes(n.it))))?.it ?? text
}

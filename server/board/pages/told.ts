import { manifestOf } from '#games/manifests'
import type {
  HiddenTold,
  NoteTold,
  PollTold,
  ThreadAnswer,
  ThreadsAnswer,
  ThreadTold,
  Topic,
  WriterTold,
} from '#protocol/board'
import { topics } from '#protocol/board'
import { Html, html } from './html.ts'
import type { PageWords } from './words.ts'

/* The pages of the board as plain HTML: headings, lists and links, for readers, search engines and slow phones. */

export interface Speaking {
  readonly language: string
  readonly words: PageWords
}

/** How much of a thread is on one page, in characters of HTML. The rest follows on the next. */
export const LONGEST = 30_000

const dateOf = (at: number, language: string): Html => {
  const date = new Date(at)
  const text = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(date)
  return html`<time datetime="${date.toISOString()}">${text}</time>`
}

const nameOf = (by: WriterTold | null, { words }: Speaking): Html =>
  html`<bdi>${by === null ? words.house : (by.name ?? words.gone)}</bdi>`

const titleOf = (game: string | null, language: string): string | null => {
  const all: Readonly<Record<string, { readonly title: string }>> = manifestOf(game ?? '')?.words ?? {}
  return all[language]?.title ?? null
}

/** The way to the other rooms, and to the board. */
const framed = ({ words }: Speaking, main: Html): string =>
  html`<div class="page"><header class="site-header"><a class="brand" href="/">Wyrmtavern</a><nav class="site-nav"><a class="quiet" href="/">${words.rooms.tables}</a><a class="quiet" href="/learn">${words.rooms.learn}</a><a class="quiet" href="/workshop">${words.rooms.workshop}</a><a class="quiet" href="/gallery">${words.rooms.gallery}</a><a class="quiet" href="/board">${words.board}</a><a class="quiet" href="/rules">${words.rooms.rules}</a></nav></header><main class="page-main">${main}</main></div>`
    .text

interface ListParams {
  readonly topic: Topic | null
  readonly game: string | null
  readonly told: ThreadsAnswer
}

export function listTold({ topic, game, told }: ListParams, speaking: Speaking): string {
  const { words, language } = speaking
  const threads = [...told.pinned, ...told.threads].filter(({ hidden }) => hidden === null)
  const query = (more: Readonly<Record<string, string>>): string =>
    `/board?${new URLSearchParams({ ...(topic && { topic }), ...(game && { game }), ...more })}`
  return framed(
    speaking,
    html`<h1>${words.board}</h1><nav class="told-topics"><ul>${topics.map(
      it => html`<li><a href="/board?topic=${it}">${words.topics[it]}</a></li>`,
    )}</ul></nav>${threads.length === 0 ? html`<p>${words.empty}</p>` : null}<ol class="told-list">${threads.map(it =>
      slip(it, speaking),
    )}</ol>${told.after === null ? null : html`<p><a href="${query({ after: told.after })}" lang="${language}">${words.more}</a></p>`}`,
  )
}

function slip(thread: ThreadTold, speaking: Speaking): Html {
  const { id, title, language, excerpt, by, at, last, topic, game } = thread
  const answers = last.number - 1
  const { words } = speaking
  const about = [words.topics[topic], titleOf(game, speaking.language)].filter(it => it !== null).join(' · ')
  return html`<li class="told-note"><h2 dir="auto" lang="${language}"><a href="/board/${id}">${title}</a></h2><p dir="auto" lang="${language}">${excerpt}</p><p>${nameOf(by, speaking)} · ${dateOf(at, speaking.language)} · ${about} · ${words.answers}: ${answers}${answers === 0 ? null : html` · ${dateOf(last.at, speaking.language)}`}</p></li>`
}

export function threadTold(told: ThreadAnswer, speaking: Speaking): string {
  const { thread, poll, notes, next } = told
  const { words } = speaking
  const shown: Html[] = []
  let length = 0
  for (const note of notes) {
    const it = noteTold(note, thread, note.number === 1 ? poll : null, speaking)
    length += it.text.length
    if (length > LONGEST && shown.length > 0) break
    shown.push(it)
  }
  const from = notes[shown.length]?.number ?? next
  return framed(
    speaking,
    html`<p><a href="/board">${words.board}</a> › <a href="/board?topic=${thread.topic}">${words.topics[thread.topic]}</a></p><h1 dir="auto" lang="${thread.language}">${thread.title || words.hidden}</h1>${
      thread.closed === null ? null : html`<p>${words.closed}: ${thread.closed.reason}</p>`
    }<ol class="told-list">${shown}</ol>${from === null ? null : html`<p><a href="/board/${thread.id}?from=${from}">${words.more}</a></p>`}`,
  )
}

function gone({ by, reason }: HiddenTold, { words }: Speaking): string {
  if (by === 'house') return `${words.hidden}: ${reason}`
  return { held: words.held, card: words.cardDown, writer: words.takenBack }[by]
}

function noteTold(note: NoteTold, thread: ThreadTold, poll: PollTold | null, speaking: Speaking): Html {
  const { words, language } = speaking
  const { number, by, at, hidden } = note
  const body =
    hidden === null
      ? html`<div lang="${thread.language}">${new Html(note.html)}</div>`
      : html`<p>${gone(hidden, speaking)}</p>`
  const choices = poll?.choices.map(({ text, votes }) => html`<li dir="auto">${text}: ${votes}</li>`) ?? []
  return html`<li id="${number}" class="told-note"><article aria-label="${words.note} ${number}"><p>${nameOf(by, speaking)} · ${dateOf(at, language)}</p>${body}${
    poll === null ? null : html`<h2>${words.poll}</h2><ul>${choices}</ul>`
  }</article></li>`
}

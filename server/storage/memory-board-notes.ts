import { earlierText, type NoteStore, type Reaction } from './board-port.ts'
import { type Held, wordsIn } from './memory-board-held.ts'

export function memoryNotes(held: Held): NoteStore {
  return {
    async answer(id, note, limit) {
      const before = held.before(note, limit)
      if (before !== null) return before
      const thread = held.threads.get(id)?.thread
      if (thread === undefined || thread.hidden !== null) return 'no thread'
      if (thread.closed !== null) return 'closed'
      held.change(id, { last: thread.last + 1, lastAt: note.at, lastBy: note.by })
      return held.post(id, thread.last + 1, note)
    },
    list: async (thread, from, most) =>
      (held.threads.get(thread)?.notes ?? []).slice(from - 1, from - 1 + most).map(({ note }) => note),
    find: async (thread, number) => held.noteAt(thread, number)?.note ?? null,
    async edit(thread, number, { at, text, words, outline, titled, hidden = null }) {
      const it = held.noteAt(thread, number)
      if (it === undefined) return false
      it.edits.unshift({ at: it.note.editedAt ?? it.note.at, text: earlierText(it.note.text, titled) })
      const hides = hidden === null ? {} : { hidden }
      it.note = { ...it.note, text, edits: it.note.edits + 1, editedAt: at, ...(outline === null && hides) }
      it.words = wordsIn(words)
      return held.change(thread, outline === null ? {} : { ...outline, ...hides })
    },
    edits: async (thread, number) => held.noteAt(thread, number)?.edits.slice() ?? [],
    written: async (by, most) => Math.min(most, held.notes.filter(({ note }) => note.by === by).length),
    async react(thread, number, person, kind, on) {
      const it = held.noteAt(thread, number)
      if (it === undefined) return false
      const own = it.reactions.get(person) ?? new Set<Reaction>()
      it.reactions.set(person, own)
      if (on === own.has(kind)) return true
      if (on) own.add(kind)
      else own.delete(kind)
      const by = on ? 1 : -1
      it.note = { ...it.note, reactions: { ...it.note.reactions, [kind]: it.note.reactions[kind] + by } }
      return held.change(thread, number === 1 ? { cheers: it.note.reactions.cheers } : {})
    },
    async reactions(person, thread, numbers) {
      return new Map(
        numbers.flatMap(number => {
          const own = held.noteAt(thread, number)?.reactions.get(person)
          return own === undefined || own.size === 0 ? [] : [[number, [...own].toSorted()] as const]
        }),
      )
    },
    by: async person => held.notes.map(({ note }) => note).filter(({ by }) => by === person),
    reactedBy: async person =>
      held.notes.flatMap(({ note: { thread, number }, reactions }) =>
        [...(reactions.get(person) ?? [])].toSorted().map(kind => ({ thread, number, kind })),
      ),
    async erase(thread, number) {
      const it = held.noteAt(thread, number)
      if (it === undefined) return
      it.note = { ...it.note, text: '', edits: 0, editedAt: null }
      it.words = new Set()
      it.edits.length = 0
      held.change(thread, number === 1 ? { title: '…', excerpt: '', holds: [], poll: null } : {})
    },
    async search({ words, topic, game, language }, before, most) {
      if (words.length === 0) return []
      const isFound = (own: ReadonlySet<string>): boolean =>
        words.every(
          ({ forms, prefix }) =>
            forms.some(form => own.has(form)) || (prefix !== null && [...own].some(word => word.startsWith(prefix))),
        )
      return held.notes
        .filter(({ note, words: own }) => {
          const thread = held.threads.get(note.thread)?.thread
          if (thread === undefined || thread.hidden !== null || note.hidden !== null || !isFound(own)) return false
          if (before !== null && note.serial >= before) return false
          if (topic !== undefined && thread.topic !== topic) return false
          return (game === undefined || thread.game === game) && (language ?? thread.language) === thread.language
        })
        .map(({ note }) => note)
        .toSorted((a, b) => b.serial - a.serial)
        .slice(0, most)
    },
  }
}

import type { Language } from '../language.ts'

/** What is said if the words of a language cannot be loaded. Only these sentences are always available. */
export const wordless: Readonly<Record<Language, { readonly happened: string; readonly again: string }>> = {
  en: {
    happened: 'The house did not send all of its page. Is there a network? Then load it again.',
    again: 'Load again',
  },
  it: { happened: 'La casa non ha mandato tutta la pagina. La rete c’è? Allora ricaricala.', again: 'Ricarica' },
  de: {
    happened: 'Das Haus hat nicht die ganze Seite geschickt. Ist das Netz da? Dann lade sie neu.',
    again: 'Neu laden',
  },
  ru: { happened: 'Страница загрузилась не целиком. Проверьте интернет и обновите её.', again: 'Обновить' },
}

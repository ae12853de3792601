import type { Language } from '../language.ts'

/** What is said if the words of a language cannot be loaded. Only these sentences are always available. */
export const wordless: Readonly<Record<Language, { readonly happened: string; readonly again: string }>> = {
  en: {
    happened: 'The page did not load completely. Check your connection and reload.',
    again: 'Reload',
  },
  it: { happened: 'La pagina non si è caricata del tutto. Controlla la connessione e ricarica.', again: 'Ricarica' },
  de: {
    happened: 'Das Haus hat nicht die ganze Seite geschickt. Ist das Netz da? Dann lade sie neu.',
    again: 'Neu laden',
  },
  ru: { happened: 'Страница загрузилась не целиком. Проверьте интернет и обновите её.', again: 'Обновить' },
}

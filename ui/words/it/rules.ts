import type { Translation } from '#games/saying'
import type { rules as en } from '../en/rules.ts'

export const rules: Translation<typeof en> = {
  title: 'Regole',
  choose: 'Di quale gioco vuoi leggere?',
  allGames: 'Tutti i giochi',
  howTo: {
    title: 'Come si gioca',
    aim: 'Lo scopo',
    pieces: 'I pezzi',
    turn: 'Come si svolge',
    worked: 'Un esempio, passo per passo',
    end: 'Come finisce',
    unclear: 'Qualcosa non è chiaro? Le regole complete rispondono a ogni domanda; c’è anche la ricerca.',
    whole: 'Leggi le regole complete',
  },
  whole: 'Le regole complete',
  contents: 'Indice',
  cards: 'Le carte',
  cardsAbout: 'Tutte le carte della scatola, e che cosa ne dicono le regole.',
  moreAboutCard: 'Di più su questa carta',
  rulings: '{n, plural, one {# chiarimento} other {# chiarimenti}}',
  search: 'Cerca nelle regole',
  searchHint: 'Una parola, una carta, un numero',
  clear: 'Cancella la ricerca',
  found:
    '{n, plural, =0 {Nessun risultato. Prova un’altra parola, o meno parole.} one {# passo trovato.} other {# passi trovati.}}',
  table: 'Tabella: {title}',
  toTop: 'Torna in cima',
}

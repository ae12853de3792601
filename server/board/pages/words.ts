import type { Topic } from '#protocol/board'

/** What a page of the board says before any script has run. Counts follow a colon, so no language has to bend a word. */
export interface PageWords {
  readonly board: string
  readonly about: string
  readonly topics: Readonly<Record<Topic, string>>
  readonly answers: string
  readonly note: string
  readonly house: string
  readonly gone: string
  readonly more: string
  readonly empty: string
  readonly poll: string
  readonly closed: string
  readonly hidden: string
  readonly takenBack: string
  readonly cardDown: string
  readonly held: string
  readonly rooms: Readonly<Record<'tables' | 'learn' | 'workshop' | 'gallery' | 'rules', string>>
}

const en: PageWords = {
  board: 'Notice board',
  about: 'Strategy, house rules, new cards and free seats: what the players of this tavern write.',
  topics: {
    strategy: 'Strategy',
    rules: 'House rules',
    cards: 'New cards',
    players: 'Looking for players',
    house: 'About the tavern',
  },
  answers: 'Answers',
  note: 'Note',
  house: 'the tavern',
  gone: 'somebody who left',
  more: 'More notes',
  empty: 'Nobody has written here yet.',
  poll: 'Poll',
  closed: 'This thread is closed',
  hidden: 'Hidden by a moderator',
  takenBack: 'Taken back by its writer.',
  cardDown: 'The card was taken down.',
  held: 'A moderator has yet to look at this note.',
  rooms: { tables: 'Tables', learn: 'Learn', workshop: 'Workshop', gallery: 'Gallery', rules: 'Rules' },
}
const it: PageWords = {
  board: 'Bacheca',
  about: 'Strategia, regole della casa, nuove carte e posti liberi: che cosa scrivono i giocatori di questa taverna.',
  topics: {
    strategy: 'Strategia',
    rules: 'Regole della casa',
    cards: 'Nuove carte',
    players: 'Cercasi giocatori',
    house: 'La taverna',
  },
  answers: 'Risposte',
  note: 'Messaggio',
  house: 'la taverna',
  gone: 'qualcuno che se n’è andato',
  more: 'Altri messaggi',
  empty: 'Qui non ha ancora scritto nessuno.',
  poll: 'Sondaggio',
  closed: 'Questa discussione è chiusa',
  hidden: 'Nascosto dalla moderazione',
  takenBack: 'Ritirato da chi l’ha scritto.',
  cardDown: 'La carta è stata tolta.',
  held: 'La moderazione deve ancora guardare questo messaggio.',
  rooms: { tables: 'Tavoli', learn: 'Impara', workshop: 'Officina', gallery: 'Galleria', rules: 'Regole' },
}
const de: PageWords = {
  board: 'Schwarzes Brett',
  about: 'Strategie, Hausregeln, neue Karten und freie Plätze: was die Spieler dieser Taverne schreiben.',
  topics: {
    strategy: 'Strategie',
    rules: 'Hausregeln',
    cards: 'Neue Karten',
    players: 'Mitspieler gesucht',
    house: 'Über die Taverne',
  },
  answers: 'Antworten',
  note: 'Beitrag',
  house: 'die Taverne',
  gone: 'jemand, der nicht mehr hier ist',
  more: 'Weitere Beiträge',
  empty: 'Hier hat noch niemand geschrieben.',
  poll: 'Umfrage',
  closed: 'Dieses Thema ist geschlossen',
  hidden: 'Von der Moderation verborgen',
  takenBack: 'Vom Verfasser zurückgenommen.',
  cardDown: 'Die Karte wurde abgehängt.',
  held: 'Diesen Beitrag muss sich die Moderation noch ansehen.',
  rooms: { tables: 'Tische', learn: 'Lernen', workshop: 'Werkstatt', gallery: 'Galerie', rules: 'Regeln' },
}
const ru: PageWords = {
  board: 'Доска объявлений',
  about: 'Стратегия, домашние правила, новые карты и свободные места: что пишут игроки этой таверны.',
  topics: {
    strategy: 'Стратегия',
    rules: 'Домашние правила',
    cards: 'Новые карты',
    players: 'Поиск игроков',
    house: 'О таверне',
  },
  answers: 'Ответы',
  note: 'Запись',
  house: 'таверна',
  gone: 'тот, кого здесь больше нет',
  more: 'Ещё записи',
  empty: 'Здесь ещё никто не писал.',
  poll: 'Опрос',
  closed: 'Эта тема закрыта',
  hidden: 'Скрыто модератором',
  takenBack: 'Автор отозвал эту запись.',
  cardDown: 'Карту сняли.',
  held: 'Модератор ещё не посмотрел эту запись.',
  rooms: { tables: 'Столы', learn: 'Обучение', workshop: 'Мастерская', gallery: 'Галерея', rules: 'Правила' },
}

const languages: Readonly<Record<string, PageWords>> = { en, it, de, ru }

/** The first language that the browser asks for and the house speaks. */
export function spokenFor(accepted: string): { readonly language: string; readonly words: PageWords } {
  const wanted = accepted.split(',').map(tag => tag.trim().slice(0, 2).toLowerCase())
  const language = wanted.find(tag => Object.hasOwn(languages, tag)) ?? 'en'
  return { language, words: languages[language] ?? en }
}

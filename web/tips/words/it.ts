import type { TipsWords } from './en.ts'

export const tips: TipsWords = {
  title: 'Consigli',
  of: 'Consigli per {game}',
  choose:
    'Consigli che puoi verificare: quanto i nostri bot hanno pagato, diviso e vinto in molte partite, con ogni cifra accanto.',
  all: 'Tutti i consigli per questo gioco',
  whole: 'La partita intera',
  maxims: 'Che cosa conviene',
  evidence: 'La prova',
  glance: 'A colpo d’occhio',
  picture: 'Il punto è la media, la linea il suo intervallo.',
  table: 'Come tabella',
  cards: 'Carta per carta',
  figures: 'In cifre',
  figure: 'Che cosa è stato contato',
  mean: 'In media',
  range: 'Intervallo',
  n: 'Casi',
  card: 'Carta',
  does: 'Che cosa fa',
  rulings: '{n, plural, one {# precisazione} many {# precisazioni} other {# precisazioni}}',
  inRules: 'Questa carta nel regolamento',
  rules: 'Il regolamento',
  rare: 'È comparsa troppo di rado per dire di più.',
  before: 'Precedente: {card}',
  after: 'Successiva: {card}',
  made: 'Da dove vengono le cifre',
  source:
    'Da {games, number} partite fra {seats, number} Capitani ciascuna, con la versione {rules, number} delle regole. Lo stesso comando rigioca le stesse partite:',
  within: '({range}, su {n})',
  honest:
    'I Capitani sono bot forti, ma non sono persone: al tuo tavolo può andare diversamente. L’intervallo contiene la media vera in 95 misurazioni su 100. Una cifra che accompagna la vittoria non ne è per forza la causa.',
}

import type { FirstWords } from './words.ts'

export const it: FirstWords = {
  game: title => ({
    title: `Che cosa scrivere qui su ${title}`,
    text: `Tutto ciò che riguarda **${title}** trova posto su questa bacheca:

- **Strategia**: che cosa ha funzionato, che cosa è andato storto e che cosa avreste fatto voi.
- **Regole della casa**: altri modi di giocare e come sono andati.
- **Nuove carte**: carte create dai giocatori.
- **Cercasi giocatori**: chi gioca, quando, e quali posti sono liberi.

Un link da solo su una riga mostra a che cosa porta: un momento di una partita, una carta della galleria o un tavolo con posti liberi. Per un momento, aprite la partita, tornate indietro fin lì e copiate il link. Il numero di una regola, per esempio R1.2, diventa un link a quella regola.

Nessuna domanda è troppo piccola. Qualcun altro si sta chiedendo la stessa cosa.`,
  }),
  house: {
    title: 'Che cosa scrivere qui sulla taverna',
    text: `Qui si parla della taverna stessa: che cosa vi manca, che cosa vi dà fastidio, che cosa non funziona e che cosa vi piace.

Se qualcosa non funziona, scrivete che cosa avete fatto, che cosa è successo e che cosa vi aspettavate. Se è successo in una partita, mettete il link a quel momento da solo su una riga.

Siate gentili gli uni con gli altri. Se un messaggio è scortese, segnalatelo con la bandierina sotto il messaggio. Non serve rispondere.`,
  },
}

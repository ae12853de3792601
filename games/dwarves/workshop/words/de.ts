import { cards } from '../../words/de/cards.ts'
import { kindNames } from './kind-names.ts'

/** What the workshop says about cards of this game. */
export const words = {
  kinds: { creature: 'Kreatur', battle: 'Kampf' },
  facts: {
    dice: { name: 'Würfel', about: 'Wie viele Würfel jede im Kampf wirft. Ein Goblin hat 1, ein Zyklop 5.' },
    finds: {
      name: 'Findet bei',
      about: 'Ein Würfel, der höchstens das zeigt, findet einen Schatz. Bei 0 findet sie nichts.',
    },
    drivesOff: { name: 'Vertreibt', about: 'Wer gehen muss, wenn sie gespielt wird. Höchstens fünf Arten.' },
    drivenOffBy: { name: 'Wird vertrieben durch', about: 'Wer sie vertreibt, wenn er gespielt wird.' },
    strikesAt: {
      name: 'Trifft alle als Nummer',
      about:
        'Die wievielte ihrer Art am Tisch bei allen vertreibt. Die davor vertreiben nur die eigenen, die danach niemanden.',
    },
    power: {
      name: 'Kraft',
      about: 'Im Kampf einen Würfel neu würfeln, oder abgeworfen werden für Tauwetter oder den Steinernen Blick.',
    },
    countsAs: { name: 'Zählt als', about: 'Fertigkeiten passen auf sie wie auf diese Art.' },
    limit: { name: 'Kämpfer', about: 'Wie viele Kreaturen alle schicken.' },
    award: { name: 'Prämie', about: 'Wie viel Gold der Sieger zum gefundenen Schatz dazubekommt.' },
  },
  values: { none: 'keine', reroll: 'neu würfeln', thaw: 'Tauwetter', stare: 'Steinerner Blick', ...kindNames(cards) },
  price: {
    creature: { name: 'Was sie einbringt', about: 'Gold' },
    battle: { name: 'Was er dem bringt, der ihn beginnt', about: 'Gold' },
  },
  wins: {
    creature: { name: 'Wie oft ihr Spieler die Partie gewinnt', about: 'Ihr Spieler gewinnt' },
    battle: { name: 'Wie oft die Partie gewinnt, wer ihn beginnt', about: 'Wer ihn beginnt, gewinnt' },
  },
  length: { creature: 'Runden', battle: 'Runden' },
}

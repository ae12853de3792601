import { listed, type NameStock } from './stock.ts'

export const it: NameStock = {
  creatures: {
    fox: 'Volpe',
    owl: 'Gufo',
    bear: 'Orso',
    wolf: 'Lupo',
    badger: 'Tasso',
    raven: 'Corvo',
    hedgehog: 'Riccio',
    cat: 'Gatto',
    hare: 'Lepre',
    mouse: 'Topo',
    boar: 'Cinghiale',
    stag: 'Cervo',
    horse: 'Cavallo',
    frog: 'Rana',
    dragon: 'Drago',
    griffin: 'Grifone',
    unicorn: 'Unicorno',
    eagle: 'Aquila',
    hound: 'Segugio',
    duck: 'Anatra',
    lion: 'Leone',
    swan: 'Cigno',
    beaver: 'Castoro',
    snail: 'Lumaca',
  },
  genders: { duck: 'f', snail: 'f', fox: 'f', hare: 'f', frog: 'f', eagle: 'f' },
  adjectives: {
    m: listed(
      'Allegro Furbo Audace Calmo Gentile Felice Onesto Svelto Saggio Fiero Nobile Dorato Placido Arguto Bravo Quieto Lieto Forte Agile Astuto Pacato Vivace Sereno Tenace Curioso Leale Gioioso Bizzarro',
    ),
    f: listed(
      'Allegra Furba Audace Calma Gentile Felice Onesta Svelta Saggia Fiera Nobile Dorata Placida Arguta Brava Quieta Lieta Forte Agile Astuta Pacata Vivace Serena Tenace Curiosa Leale Gioiosa Bizzarra',
    ),
  },
  isAdjectiveFirst: false,
}

import { listed, type NameStock } from './stock.ts'

export const de: NameStock = {
  creatures: {
    fox: 'Fuchs',
    owl: 'Eule',
    bear: 'Bär',
    wolf: 'Wolf',
    badger: 'Dachs',
    raven: 'Rabe',
    hedgehog: 'Igel',
    cat: 'Katze',
    hare: 'Hase',
    mouse: 'Maus',
    boar: 'Eber',
    stag: 'Hirsch',
    horse: 'Pferd',
    frog: 'Frosch',
    dragon: 'Drache',
    griffin: 'Greif',
    unicorn: 'Einhorn',
    eagle: 'Adler',
    hound: 'Hund',
    duck: 'Ente',
    lion: 'Löwe',
    swan: 'Schwan',
    beaver: 'Biber',
    snail: 'Schnecke',
  },
  genders: { duck: 'f', snail: 'f', owl: 'f', cat: 'f', mouse: 'f', horse: 'n', unicorn: 'n' },
  adjectives: {
    m: listed(
      'Lustiger Schlauer Kühner Tapferer Ruhiger Kluger Flinker Munterer Sanfter Goldener Froher Zäher Heiterer Wacher Netter Edler Stolzer Rascher Leiser Müder Sonniger Weiser Witziger Braver Treuer Kecker Guter Wilder',
    ),
    f: listed(
      'Lustige Schlaue Kühne Tapfere Ruhige Kluge Flinke Muntere Sanfte Goldene Frohe Zähe Heitere Wache Nette Edle Stolze Rasche Leise Müde Sonnige Weise Witzige Brave Treue Kecke Gute Wilde',
    ),
    n: listed(
      'Lustiges Schlaues Kühnes Tapferes Ruhiges Kluges Flinkes Munteres Sanftes Goldenes Frohes Zähes Heiteres Waches Nettes Edles Stolzes Rasches Leises Müdes Sonniges Weises Witziges Braves Treues Keckes Gutes Wildes',
    ),
  },
  isAdjectiveFirst: true,
}

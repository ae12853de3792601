import { listed, type NameStock } from './stock.ts'

export const en: NameStock = {
  creatures: {
    fox: 'Fox',
    owl: 'Owl',
    bear: 'Bear',
    wolf: 'Wolf',
    badger: 'Badger',
    raven: 'Raven',
    hedgehog: 'Hedgehog',
    cat: 'Cat',
    hare: 'Hare',
    mouse: 'Mouse',
    boar: 'Boar',
    stag: 'Stag',
    horse: 'Horse',
    frog: 'Frog',
    dragon: 'Dragon',
    griffin: 'Griffin',
    unicorn: 'Unicorn',
    eagle: 'Eagle',
    hound: 'Hound',
    duck: 'Duck',
    lion: 'Lion',
    swan: 'Swan',
    beaver: 'Beaver',
    snail: 'Snail',
  },
  genders: {},
  adjectives: {
    m: listed(
      'Merry Sly Bold Brave Calm Clever Daring Eager Gentle Golden Happy Honest Jolly Keen Kind Lucky Noble Nimble Plucky Proud Quick Quiet Silver Sleepy Sunny Swift Wise Witty',
    ),
  },
  isAdjectiveFirst: true,
}

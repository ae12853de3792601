/** What the workshop says about cards of this game. */
export const words = {
  kinds: { dragon: 'Дракон' },
  facts: {
    strength: {
      name: 'Сила',
      about: 'Такую силу герои должны набрать вместе. У одного игрока всего 10, у одного Рыцаря 4.',
    },
    visible: { name: 'Открыто', about: 'Сколько жетонов лежит на нём у всех на виду, когда он появляется.' },
    hidden: { name: 'Скрыто', about: 'Сколько жетонов тянут из мешочка, когда его победили.' },
  },
  price: { dragon: { name: 'Сколько получает победивший его', about: 'очка' } },
  wins: { dragon: { name: 'Как часто выигрывает победивший его', about: 'Победивший его выигрывает' } },
  length: { dragon: 'хода' },
}

export const market = {
  title: 'The Market',
  about: 'Trade once, from behind the screens',
  knows: {
    once: 'The Market opens once, after the eighth dragon.',
    tokens: 'Only tokens are traded, at least one each way.',
    secret: 'Only the partners see what is traded.',
  },
  accept: {
    open: 'Eight dragons are dead, and the Market opens, this one time. Everybody may trade tokens with everybody.',
    say: '{rival1} offers a yellow gem, with which you share the lead, for a blue one that hardly pays.',
    todo: 'Accept the trade.',
    done: 'Done. The others know that you traded, but not what.',
    own: 'Your turn to offer comes in a moment. Look at this one first, I kept yours back.',
    early: 'Not done yet! Look at this trade first, so I took your word back.',
  },
  offer: {
    say: 'Now you. Choose a partner, then what you give, then what you want to get.',
    todo: 'Offer {rival2} one of your tokens for another.',
    done: 'Offered.',
    early: 'Try one offer before you leave, so I took your word back.',
    other: 'As you like. Now make an offer of your own.',
  },
  done: {
    answer: 'If nothing comes back, {rival2} does not want it or does not have it. You will not know which.',
    say: 'Trade as long as you like; a real Market has 60 seconds. It closes when all are done.',
    todo: 'Say that you are done.',
    over: 'Everybody is done, the Market is closed, and the next dragon comes.',
    more: 'Trade on, there is no hurry. Say that you are done when you are.',
  },
  end: 'Three gems of one colour may win 15 points, one of each often wins nothing. Trade for what you lead in.',
} as const

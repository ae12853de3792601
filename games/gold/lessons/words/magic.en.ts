export const magic = {
  title: 'Magic objects',
  about: 'The advanced game',
  knows: {
    when: 'Each object says when it can be played.',
    red: 'A red token in your share and your Wizard there: one object.',
    gems: 'With three players gems pay 12 to the leader (fewer if more play); two who tie share it, three get nothing. All five colours bring 5 more.',
    black: 'The black diamond is worth 7, but its holder gets nothing for gems, not even for all five colours.',
  },
  blade: {
    object: 'In the advanced game everybody begins with one object. Yours is {keenBladeObject}: 3 more strength.',
    say: 'Your {wizard} is here already, and 6 are missing.',
    todo: 'Choose the blade, {knightObject} and this dragon, and attack.',
    slain: 'Slain, and by you alone! All the loot is yours, without a word.',
    without: '{knightThe} alone is too weak here: 6 are missing. I have called him back, add the blade.',
    elsewhere: 'That would not slay this dragon, so I have called your adventurer back.',
  },
  horn: {
    red: 'Red token, and your {wizard} was there: that brings you a new object from the pile.',
    window: 'Between turns there is a short moment for objects. Everybody decides in secret, then all is turned up.',
    say: '{hornOfRecallThe} sends anybody’s adventurer home. {rival1} and {rival2} have nearly slain their dragon.',
    todo: 'Choose the horn, then whom it calls, and play it.',
    done: 'Home to bed! Their dragon lives on. The horn is used up.',
    kept: 'You keep it for a better moment. That can be wise.',
  },
  end: 'Objects left at the end are worth nothing, so use them. What each one does is written on it.',
} as const

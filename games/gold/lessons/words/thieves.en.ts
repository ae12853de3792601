export const thieves = {
  title: 'Thieves and the Wizard',
  about: 'What they can do besides fighting',
  knows: {
    wizard: 'The only Wizard takes all red tokens first.',
    thief: 'Whether the loot is shared or lost, each Thief then steals one token.',
    both: 'With your Wizard there, your Thief looks and picks.',
    order: 'They act in the order in which they came.',
  },
  send: {
    say: 'Your {thief} is here already, and only 1 strength is missing. There are red tokens, too.',
    todo: 'Send {wizardObject} against this dragon.',
    slain: 'Slain! Watch the red tokens.',
    strong: 'That would slay it, but I want to show you {wizardObject}. I have called your adventurer back.',
    elsewhere: 'Not now: here only 1 is missing, so I have called your adventurer back.',
  },
  accept: {
    red: 'Yours is the only Wizard here, so all red tokens are yours already, 1 point each.',
    say: 'The rest is for all three of you. {rival1} has a fair offer.',
    todo: 'Accept it.',
    done: 'Shared. But somebody of yours is not finished yet…',
    own: 'They take your offer. But somebody of yours is not finished yet…',
    tooLittle: 'They shake their heads: each of them wants two tokens at least.',
    refused: 'The loot is lost only if all say so. The others still hope for a deal.',
    talk: 'Everybody heard it. The offer still waits for you.',
  },
  victim: {
    say: 'Now your {thief} steals one token from somebody of the party. What was just won counts, too.',
    todo: 'Whom do you rob?',
    done: 'A look behind that screen, please.',
  },
  token: {
    say: 'Usually the token is drawn blindly. But your {wizard} is here, so you look and pick.',
    todo: 'Take what you like best.',
    gold: 'Three points. Only the two of you know what it was.',
    other: 'Yours now. Only the two of you know what it was.',
  },
  end: 'Mind the others’ thieves: whoever fights beside one may be robbed. In the advanced game, wizards bring magic objects instead.',
} as const

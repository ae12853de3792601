/**
 * Everything with a picture: its title, and its name as the subject and as the object of a sentence. Dragons,
 * adventurers and magic objects share one list, because a sentence may name any of them. Dragons have proper names; the
 * others are common nouns.
 */
export const cards = {
  cinderling: { name: 'Cinderling', the: 'Cinderling', object: 'Cinderling' },
  mossback: { name: 'Mossback', the: 'Mossback', object: 'Mossback' },
  caveLurker: { name: 'Cave Lurker', the: 'Cave Lurker', object: 'Cave Lurker' },
  copperwing: { name: 'Copperwing', the: 'Copperwing', object: 'Copperwing' },
  marshDrake: { name: 'Marsh Drake', the: 'Marsh Drake', object: 'Marsh Drake' },
  greySleeper: { name: 'Grey Sleeper', the: 'Grey Sleeper', object: 'Grey Sleeper' },
  oldBoaster: { name: 'Old Boaster', the: 'Old Boaster', object: 'Old Boaster' },
  thornmaw: { name: 'Thornmaw', the: 'Thornmaw', object: 'Thornmaw' },
  mistscale: { name: 'Mistscale', the: 'Mistscale', object: 'Mistscale' },
  sunbasker: { name: 'Sunbasker', the: 'Sunbasker', object: 'Sunbasker' },
  ironjaw: { name: 'Ironjaw', the: 'Ironjaw', object: 'Ironjaw' },
  theUnseen: { name: 'The Unseen', the: 'The Unseen', object: 'The Unseen' },
  frostmantle: { name: 'Frostmantle', the: 'Frostmantle', object: 'Frostmantle' },
  stormcrest: { name: 'Stormcrest', the: 'Stormcrest', object: 'Stormcrest' },
  deepcoil: { name: 'Deepcoil', the: 'Deepcoil', object: 'Deepcoil' },
  theHoarder: { name: 'The Hoarder', the: 'The Hoarder', object: 'The Hoarder' },
  emberking: { name: 'Emberking', the: 'Emberking', object: 'Emberking' },
  nightmother: { name: 'Nightmother', the: 'Nightmother', object: 'Nightmother' },
  knight: { name: 'Knight', the: 'the Knight', object: 'the Knight' },
  dame: { name: 'Dame', the: 'the Dame', object: 'the Dame' },
  thief: { name: 'Thief', the: 'the Thief', object: 'the Thief' },
  wizard: { name: 'Wizard', the: 'the Wizard', object: 'the Wizard' },
  ringOfConfusion: { name: 'Ring of Confusion', the: 'the Ring of Confusion', object: 'the Ring of Confusion' },
  swapPowder: { name: 'Swap Powder', the: 'the Swap Powder', object: 'the Swap Powder' },
  stoneOfMuddle: { name: 'Stone of Muddle', the: 'the Stone of Muddle', object: 'the Stone of Muddle' },
  invisibleHand: { name: 'Invisible Hand', the: 'the Invisible Hand', object: 'the Invisible Hand' },
  hornOfRecall: { name: 'Horn of Recall', the: 'the Horn of Recall', object: 'the Horn of Recall' },
  sevenLeagueBoots: { name: 'Seven-League Boots', the: 'the Seven-League Boots', object: 'the Seven-League Boots' },
  keenBlade: { name: 'Keen Blade', the: 'the Keen Blade', object: 'the Keen Blade' },
  dragonDraught: { name: 'Dragon Draught', the: 'the Dragon Draught', object: 'the Dragon Draught' },
  secondSand: { name: 'Second Sand', the: 'the Second Sand', object: 'the Second Sand' },
  scryingBowl: { name: 'Scrying Bowl', the: 'the Scrying Bowl', object: 'the Scrying Bowl' },
  shadowCloak: { name: 'Shadow Cloak', the: 'the Shadow Cloak', object: 'the Shadow Cloak' },
  silverTongue: { name: 'Silver Tongue', the: 'the Silver Tongue', object: 'the Silver Tongue' },
  wardstone: { name: 'Wardstone', the: 'the Wardstone', object: 'the Wardstone' },
  dawnLantern: { name: 'Dawn Lantern', the: 'the Dawn Lantern', object: 'the Dawn Lantern' },
} as const

/** The effect of a card, after its title and a colon, or as a sentence, with its first letter capitalized. */
export const powers = {
  dragon: 'strength {strength}, {visible, plural, one {# token} other {# tokens}} for all to see, {hidden} hidden.',
  knight: 'strength {strength}.',
  dame: 'strength {strength}.',
  thief:
    'strength {strength}; after a kill it steals a random token from another player in the party; with your Wizard there you look and pick.',
  /**
   * Depending on the table's rules, the Wizard has none, one or both of these powers. `wizard` is used if the table is
   * not known.
   */
  wizard:
    'strength {strength}; in the basic game the only Wizard on a slain dragon takes its red tokens first; in the advanced game a red token in your share brings you an object.',
  wizardPlain: 'strength {strength}.',
  wizardRed: 'strength {strength}; the only Wizard on a slain dragon takes its red tokens first.',
  wizardObject: 'strength {strength}; with a red token in your share it brings you an object.',
  wizardBoth:
    'strength {strength}; the only Wizard on a slain dragon takes its red tokens first; with a red token in your share it brings you an object.',
  ringOfConfusion: 'After a deal, swap the shares of two other players in the party, whether or not you are in it.',
  swapPowder: 'Between turns, two dragons change places and take their tokens along; adventurers stay on their spots.',
  stoneOfMuddle: 'When you are robbed, you pick which token the thief gets, even if the thief could look.',
  invisibleHand:
    'Between turns, secretly take an open token, from each dragon once. A right call of “Caught!” puts the token back and discards the Hand; three thefts that nobody caught discard it, too.',
  /** At tables that do not play it in secret. */
  openHand: 'Between turns, openly take a token that lies on a dragon.',
  hornOfRecall: 'Between turns, send any one adventurer home from a dragon, where it rests.',
  sevenLeagueBoots: 'Between turns, move one of your own adventurers from its dragon to another.',
  keenBlade: 'On your turn, as you attack: this adventurer counts 3 more on this dragon.',
  dragonDraught: 'Between turns, make a dragon 3 stronger for as long as it lives.',
  secondSand: 'In a bargain of your party, the sand starts again.',
  scryingBowl: 'Between turns, reveal a dragon’s hidden tokens now; nothing more is drawn when it dies.',
  shadowCloak: 'When you are robbed: no thief may rob you after this kill.',
  silverTongue:
    'Before the sand runs, in your party: one other player does not have to agree, but must get at least one token.',
  wardstone: 'Cancel an object that was just played.',
  dawnLantern: 'On your turn, before you attack: all your resting adventurers at home become ready.',
} as const

import type { Lines } from '../lines.ts'

export const lines: Lines = {
  miser: {
    sits: ['I’ll just watch. Watching is free.', 'Is the candle included in the price?'],
    bigWin: ['That paid for itself.', 'Money well spent. I don’t say that often.', 'Into the purse. The inner one.'],
    lostTie: ['Spent, and nothing to show for it. My favourite.', 'Let’s call that a donation.'],
    robbed: [
      'I shall be sending a bill.',
      'I counted that every night.',
      'Was that necessary? And free of charge, too?',
    ],
    close: [
      'Somebody should spend something. Somebody else, I mean.',
      'I’d put a stop to this, but it looks expensive.',
    ],
    won: ['And there’s change left over.', 'Victory, at a very reasonable price.'],
    lost: ['At least I still have my purse.', 'Losing: the cheapest thing I did all evening.'],
  },
  berserker: {
    sits: ['WHO’S FIRST?', 'Less talking, more hitting!'],
    bigWin: ['HA! MINE!', 'THAT is how it’s done!', 'MORE! Bring MORE!'],
    lostTie: ['A TIE? I don’t DO ties!', 'Again! AGAIN!'],
    robbed: ['THIEVES! Everybody saw that!', 'You’ll be sorry. LOUDLY!', 'My axe would like a word with you.'],
    close: ['Everything you’ve got! NOW!', 'WAKE UP, all of you!'],
    won: ['VICTORY! Ale! Axes! More ale!', 'Did anyone doubt it? NO!'],
    lost: ['I lost, but I lost LOUDLY.', 'Rematch! And a bigger axe!'],
  },
  spoiler: {
    sits: ['Don’t let me disturb you. Yet.', 'Let’s see whose evening I can ruin.'],
    bigWin: [
      'Oh, did you want that? How sad.',
      'Mine. But the best part was your face.',
      'I don’t need it. You just weren’t to have it.',
    ],
    lostTie: ['Enjoy it. While it lasts.', 'Fine. I’ll find another way to annoy you.'],
    robbed: ['Noted. In red ink.', 'What a bad idea. Really bad.', 'I’ll get that back. With interest and laughter.'],
    close: ['So high up! It will be a lovely fall.', 'Almost won. I do love an almost.'],
    won: ['Winning is nice. Watching you lose is nicer.', 'Do go on sighing. I could listen all night.'],
    lost: ['I lost, but I wasn’t the only one. I saw to that.', 'Congratulations. I hope it was unpleasant.'],
  },
  collector: {
    sits: ['Clean hands, everybody? Mind the cards.', 'I have an empty shelf waiting at home.'],
    bigWin: [
      'Exactly what was missing. Nobody touch it.',
      'Third from the left. That’s where it goes.',
      'At last! I’ve looked for this one everywhere.',
    ],
    lostTie: ['But that completed the set! The set!', 'Now there’s a gap. Do you see it? A gap!'],
    robbed: [
      'Put that back. In the same order.',
      'That was sorted! Sorted!',
      'But that was the only one in that condition!',
    ],
    close: ['Not yet, my collection isn’t finished!', 'Could we wait until I have the other one?'],
    won: ['Complete, dusted, labelled: first place.', 'A fine piece for the collection: a victory.'],
    lost: ['Never mind. My set is prettier.', 'Filed under D, for defeat.'],
  },
  diplomat: {
    sits: ['What a pleasure. Shall we keep it civil?', 'Good evening. I’m sure we’ll come to terms.'],
    bigWin: ['Too kind. I shall remember it.', 'Most generous of you all.', 'You shouldn’t have. But thank you.'],
    lostTie: ['After you. I insist, apparently.', 'The same good taste. What a pity.'],
    robbed: [
      'I believe you dropped your manners.',
      'I’m sure there’s an explanation.',
      'We shall speak of this. Politely.',
    ],
    close: ['My friends, perhaps an alliance?', 'It’s rude to point, but do look over there.'],
    won: ['You were all splendid. I was merely first.', 'I owe it to your mistakes. With respect.'],
    lost: ['Well played. I say it with composure.', 'An honour to lose in such company. Almost.'],
  },
  fox: {
    sits: ['I’m holding nothing. Word of honour.', 'Shuffle well. I’ll know anyway.'],
    bigWin: [
      'A bluff? From me? Not this time.',
      'You were looking left. It was on the right.',
      'Oops. Look what fell into my lap.',
    ],
    lostTie: ['Exactly as planned. Obviously.', 'Reading my mind? Cheeky.'],
    robbed: ['Take it, take it. It was bait.', 'Nice trick. It’s one of mine.', 'Better check your own pockets.'],
    close: ['Shh. Somebody thinks it’s already won.', 'That close? I’d be nervous by now.'],
    won: ['And nobody watched the other hand.', 'I did say I had bad cards. I always say that.'],
    lost: ['All part of the plan. The longer one.', 'I let you win. Prove I didn’t.'],
  },
}

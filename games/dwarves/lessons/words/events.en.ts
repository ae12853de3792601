/** Face-down events, bluffs and Forget it!. */
export const events = {
  title: 'Face down',
  about: 'Events, bluffs and Forget it!',
  knows: {
    laid: 'After the dice everybody may lay one card face down.',
    bluff: 'What is no event is a bluff.',
    forget: 'Forget it! cancels an event.',
  },
  lay: {
    rival: '{rival1} has rolled more, and has laid a card face down. An event, or a bluff? Nobody knows.',
    say: 'Not all is lost. Boo! scares one fighter: what it rolled no longer counts as strength, though its treasure still counts.',
    todo: 'Lay Boo! face down.',
    laid: 'Now all cards are turned up together.',
    none: 'You may lay nothing. But then {rival1} wins, so I have given you another go.',
    forget: 'Forget it! also works from your hand, so I have given it back. Lay Boo!',
    event: 'An event as well, but it will not be enough. I have given it back: Boo! is better now.',
    bluff: 'A bluff: it looks the same and does nothing. Today we need more, so I have given it back.',
  },
  forget: {
    say: 'Not a bluff! With this event {rival1} rolls a fighter again and adds it. Luckily you hold Forget it!',
    todo: 'Cancel it with Forget it!',
    cancelled: 'Forgotten. Both cards are gone.',
    letBe: 'You keep it for later. {rival1} is even stronger now, but look what you laid.',
  },
  boo: {
    say: 'Now your own event: whom shall it scare? Anybody’s fighter will do.',
    todo: 'Scare {rival1}’s fighter.',
    scared: 'Boo! It rolled all that for nothing.',
    own: 'Your own! {rival1} laughs the loudest.',
  },
  end: 'Any card may be laid, even a goblin with a straight face. And keep Forget it! for what really hurts.',
}

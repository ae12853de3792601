import type { Picture } from '#games/workshop/pictures'
import { type BoxedId, boxedIds, characters } from '../cards/characters.ts'
import type { GuestCharacter } from '../cards/guests.ts'
import type { Step } from '../cards/steps.ts'
import { namesIn } from '../words/names.ts'

const languages = ['en', 'it', 'de', 'ru'] as const

/** A step as a guest would have it: house rules about single characters of the box are about no guest. */
function unruled(step: Step): Step {
  if (step.do === 'trade') return { do: 'trade', price: step.price, points: step.points }
  if (step.do === 'may') return { do: 'may', steps: step.steps.map(unruled) }
  if (step.do === 'either') return { ...step, first: step.first.map(unruled), second: step.second.map(unruled) }
  return step
}

/** The pictures that they have on the table, too. */
const pictures: { readonly [C in BoxedId]: Picture } = {
  witch: 'witch-face',
  magician: 'wizard-staff',
  sorcerer: 'warlock-hood',
  thief: 'robber',
  wizard: 'wizard-face',
  redDragon: 'spiked-dragon-head',
  blueDragon: 'sea-dragon',
  yellowDragon: 'dragon-head',
  alchemist: 'bubbling-flask',
  ancientDragon: 'wyvern',
  brigand: 'cloaked-figure-on-horseback',
  doppelganger: 'mirror-mirror',
  dwarfOfFour: 'dwarf-face',
  dwarfOfFive: 'dwarf-helmet',
  enchantress: 'woman-elf-face',
  fairy: 'fairy',
  ghost: 'ghost',
  gnome: 'bad-gnome',
  goblin: 'goblin-head',
  goldsmith: 'blacksmith',
  imp: 'imp-laugh',
  merchant: 'scales',
  necromancer: 'skull-staff',
  quackWizard: 'magic-hat',
  rainbowDragon: 'dragon-spiral',
  sorcererApprentice: 'magic-broom',
  troll: 'troll',
  twoHeadedDragon: 'double-dragon',
}

const asGuest = (id: BoxedId): GuestCharacter => ({
  kind: 'character',
  names: Object.fromEntries(languages.map(language => [language, namesIn(language)[id].name])),
  picture: pictures[id],
  light: 'candle',
  copies: characters[id].copies,
  steps: characters[id].onWin.map(unruled),
})

export const boxedGuests: Readonly<Record<BoxedId, GuestCharacter>> = Object.fromEntries(
  boxedIds.map(id => [id, asGuest(id)]),
) as Record<BoxedId, GuestCharacter>

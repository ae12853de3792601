import type { IconData } from '#ui/pieces/icon.tsx'
import gnome from '~icon/bad-gnome'
import blacksmith from '~icon/blacksmith'
import bubblingFlask from '~icon/bubbling-flask'
import cloakedRider from '~icon/cloaked-figure-on-horseback'
import doubleDragon from '~icon/double-dragon'
import dragonHead from '~icon/dragon-head'
import dragonSpiral from '~icon/dragon-spiral'
import dwarfFace from '~icon/dwarf-face'
import dwarfHelmet from '~icon/dwarf-helmet'
import fairy from '~icon/fairy'
import ghost from '~icon/ghost'
import goblinHead from '~icon/goblin-head'
import impLaugh from '~icon/imp-laugh'
import magicBroom from '~icon/magic-broom'
import magicHat from '~icon/magic-hat'
import mirror from '~icon/mirror-mirror'
import robber from '~icon/robber'
import scales from '~icon/scales'
import seaDragon from '~icon/sea-dragon'
import skullStaff from '~icon/skull-staff'
import spikedDragonHead from '~icon/spiked-dragon-head'
import troll from '~icon/troll'
import warlockHood from '~icon/warlock-hood'
import witchFace from '~icon/witch-face'
import wizardFace from '~icon/wizard-face'
import wizardStaff from '~icon/wizard-staff'
import womanElfFace from '~icon/woman-elf-face'
import wyvern from '~icon/wyvern'
import type { BoxedId } from '../../cards/characters.ts'

/** Every character's picture, from the Game Icons set. No two are alike. */
export const icons: { readonly [C in BoxedId]: IconData } = {
  witch: witchFace,
  magician: wizardStaff,
  sorcerer: warlockHood,
  thief: robber,
  wizard: wizardFace,
  redDragon: spikedDragonHead,
  blueDragon: seaDragon,
  yellowDragon: dragonHead,
  alchemist: bubblingFlask,
  ancientDragon: wyvern,
  brigand: cloakedRider,
  doppelganger: mirror,
  dwarfOfFour: dwarfFace,
  dwarfOfFive: dwarfHelmet,
  enchantress: womanElfFace,
  fairy,
  ghost,
  gnome,
  goblin: goblinHead,
  goldsmith: blacksmith,
  imp: impLaugh,
  merchant: scales,
  necromancer: skullStaff,
  quackWizard: magicHat,
  rainbowDragon: dragonSpiral,
  sorcererApprentice: magicBroom,
  troll,
  twoHeadedDragon: doubleDragon,
}

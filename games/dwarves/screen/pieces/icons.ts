import type { IconData } from '#ui/pieces/icon.tsx'
import gnome from '~icon/bad-gnome'
import biceps from '~icon/biceps'
import blindfold from '~icon/blindfold'
import brokenBone from '~icon/broken-bone'
import cancel from '~icon/cancel'
import cellarBarrels from '~icon/cellar-barrels'
import clover from '~icon/clover'
import coinsPile from '~icon/coins-pile'
import crossedAxes from '~icon/crossed-axes'
import cyclops from '~icon/cyclops'
import discussion from '~icon/discussion'
import dwarfFace from '~icon/dwarf-face'
import featheredWing from '~icon/feathered-wing'
import furnace from '~icon/furnace'
import ghost from '~icon/ghost'
import giant from '~icon/giant'
import goblinHead from '~icon/goblin-head'
import goldMine from '~icon/gold-mine'
import goldNuggets from '~icon/gold-nuggets'
import iceGolem from '~icon/ice-golem'
import banner from '~icon/knight-banner'
import lockedDoor from '~icon/locked-door'
import broom from '~icon/magic-broom'
import medusa from '~icon/medusa-head'
import orcHead from '~icon/orc-head'
import dove from '~icon/peace-dove'
import present from '~icon/present'
import river from '~icon/river'
import robberHand from '~icon/robber-hand'
import rollingDices from '~icon/rolling-dices'
import rooster from '~icon/rooster'
import sandwich from '~icon/sandwich'
import dragon from '~icon/spiked-dragon-head'
import stoneBridge from '~icon/stone-bridge'
import troll from '~icon/troll'
import valley from '~icon/valley'
import elf from '~icon/woman-elf-face'
import { type Adjective, abilities, abilityIds } from '../../cards/abilities.ts'
import type { BoxedCard } from '../../cards/index.ts'

const adjectives: { readonly [A in Adjective]: IconData } = {
  strong: biceps,
  greedy: coinsPile,
  lucky: clover,
  flying: featheredWing,
  weak: brokenBone,
  blind: blindfold,
  generous: present,
  peaceful: dove,
}

const others: { readonly [C in Exclude<BoxedCard, keyof typeof abilities>]: IconData } = {
  goblin: goblinHead,
  gnome,
  dwarf: dwarfFace,
  elf,
  orc: orcHead,
  troll,
  cyclops,
  titan: giant,
  dragon,
  yeti: iceGolem,
  medusa,
  sandwich,
  duel: rooster,
  ford: river,
  tollBridge: stoneBridge,
  broomMine: broom,
  grannysCellar: cellarBarrels,
  smelter: furnace,
  redValley: valley,
  misunderstanding: discussion,
  reallyBigOne: crossedAxes,
  forgetIt: cancel,
  neverNotice: robberHand,
  boo: ghost,
  onceMore: rollingDices,
  wrongBanner: banner,
  foolsGold: goldNuggets,
  richVein: goldMine,
  nobodyGoesHome: lockedDoor,
}

/** Every card's picture, from the Game Icons set. Abilities with the same adjective share one. */
export const icons: Readonly<Record<string, IconData>> = {
  ...others,
  ...Object.fromEntries(abilityIds.map(id => [id, adjectives[abilities[id].adjective]])),
}

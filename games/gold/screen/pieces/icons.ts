import type { IconData } from '#ui/pieces/icon.tsx'
import beastEye from '~icon/beast-eye'
import bestialFangs from '~icon/bestial-fangs'
import boots from '~icon/boots'
import cloak from '~icon/cloak'
import crocJaws from '~icon/croc-jaws'
import crystalBall from '~icon/crystal-ball'
import dinosaurRex from '~icon/dinosaur-rex'
import doubleDragon from '~icon/double-dragon'
import dragonHead from '~icon/dragon-head'
import dragonSpiral from '~icon/dragon-spiral'
import drakkarDragon from '~icon/drakkar-dragon'
import fangs from '~icon/fangs'
import gecko from '~icon/gecko'
import hornedReptile from '~icon/horned-reptile'
import huntingHorn from '~icon/hunting-horn'
import hydra from '~icon/hydra'
import lanternFlame from '~icon/lantern-flame'
import linkedRings from '~icon/linked-rings'
import magicShield from '~icon/magic-shield'
import powder from '~icon/powder'
import robber from '~icon/robber'
import robberHand from '~icon/robber-hand'
import roundPotion from '~icon/round-potion'
import runeStone from '~icon/rune-stone'
import salamander from '~icon/salamander'
import sandsOfTime from '~icon/sands-of-time'
import seaSerpent from '~icon/sea-serpent'
import shiningSword from '~icon/shining-sword'
import snakeSpiral from '~icon/snake-spiral'
import spikedDragonHead from '~icon/spiked-dragon-head'
import swordwoman from '~icon/swordwoman'
import tongue from '~icon/tongue'
import triceratopsHead from '~icon/triceratops-head'
import visoredHelm from '~icon/visored-helm'
import wizardFace from '~icon/wizard-face'
import wyvern from '~icon/wyvern'
import type { BoxedCard } from '../../words/powers.ts'

/** Every card's picture, from the Game Icons set. No two are alike. */
export const icons: { readonly [C in BoxedCard]: IconData } = {
  cinderling: salamander,
  mossback: gecko,
  caveLurker: beastEye,
  copperwing: wyvern,
  marshDrake: crocJaws,
  greySleeper: dragonSpiral,
  oldBoaster: drakkarDragon,
  thornmaw: bestialFangs,
  mistscale: snakeSpiral,
  sunbasker: hornedReptile,
  ironjaw: dinosaurRex,
  theUnseen: fangs,
  frostmantle: triceratopsHead,
  stormcrest: spikedDragonHead,
  deepcoil: seaSerpent,
  theHoarder: dragonHead,
  emberking: doubleDragon,
  nightmother: hydra,
  knight: visoredHelm,
  dame: swordwoman,
  thief: robber,
  wizard: wizardFace,
  ringOfConfusion: linkedRings,
  swapPowder: powder,
  stoneOfMuddle: runeStone,
  invisibleHand: robberHand,
  hornOfRecall: huntingHorn,
  sevenLeagueBoots: boots,
  keenBlade: shiningSword,
  dragonDraught: roundPotion,
  secondSand: sandsOfTime,
  scryingBowl: crystalBall,
  shadowCloak: cloak,
  silverTongue: tongue,
  wardstone: magicShield,
  dawnLantern: lanternFlame,
}

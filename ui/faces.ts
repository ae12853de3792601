import { useEffect, useState } from 'react'
import type { BotFace, Face, PersonaFace } from '#protocol/crest'
import type { IconData } from './pieces/icon.tsx'

type Picture = () => Promise<{ readonly default: IconData }>

/** Each picture is loaded on its own: a table shows a handful of them, the start page one. */
const pictures: Readonly<Record<Face | BotFace | PersonaFace, Picture>> = {
  fox: () => import('~icon/fox-head'),
  owl: () => import('~icon/owl'),
  bear: () => import('~icon/bear-face'),
  wolf: () => import('~icon/wolf-head'),
  badger: () => import('~icon/badger'),
  raven: () => import('~icon/raven'),
  hedgehog: () => import('~icon/hedgehog'),
  cat: () => import('~icon/cat'),
  hare: () => import('~icon/rabbit-head'),
  mouse: () => import('~icon/mouse'),
  boar: () => import('~icon/boar'),
  stag: () => import('~icon/deer-head'),
  horse: () => import('~icon/horse-head'),
  frog: () => import('~icon/frog'),
  dragon: () => import('~icon/dragon-head'),
  griffin: () => import('~icon/griffin-symbol'),
  unicorn: () => import('~icon/unicorn'),
  eagle: () => import('~icon/eagle-head'),
  hound: () => import('~icon/labrador-head'),
  duck: () => import('~icon/duck'),
  lion: () => import('~icon/lion'),
  swan: () => import('~icon/swan'),
  beaver: () => import('~icon/beaver'),
  snail: () => import('~icon/snail'),
  golem: () => import('~icon/robot-golem'),
  boulder: () => import('~icon/rock-golem'),
  anvil: () => import('~icon/metal-golem-head'),
  statue: () => import('~icon/golem-head'),
  totem: () => import('~icon/totem-head'),
  mask: () => import('~icon/iron-mask'),
  purse: () => import('~icon/swap-bag'),
  horns: () => import('~icon/viking-head'),
  goblin: () => import('~icon/goblin'),
  goggles: () => import('~icon/doctor-face'),
  moustache: () => import('~icon/mustache'),
  grin: () => import('~icon/sly'),
}
const loaded = new Map<string, IconData>()

/** Resolves when the picture has loaded; at once for a face that this page does not know. */
export async function loadFace(face: string): Promise<void> {
  if (loaded.has(face) || !Object.hasOwn(pictures, face)) return
  loaded.set(face, (await pictures[face as Face]()).default)
}

/** The picture of a face; null until it has loaded, and for a face that this page does not know. */
export function useFace(face: string): IconData | null {
  const [, setCome] = useState('')
  useEffect(() => {
    if (loaded.has(face)) return
    let isWanted = true
    loadFace(face).then(
      () => isWanted && setCome(face),
      () => undefined, // the mark of the seat stands in for it
    )
    return () => {
      isWanted = false
    }
  }, [face])
  return loaded.get(face) ?? null
}

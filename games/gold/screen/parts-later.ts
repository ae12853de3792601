import { comesLater } from '#ui/later.tsx'

/* Each stands for one of `loaded-later.ts`, and is drawn once that file has come, after the rest of the screen. */

const load = () => import('./loaded-later.ts')

export const BargainPrompt = comesLater(async () => (await load()).BargainPrompt)
export const Death = comesLater(async () => (await load()).Death)
export const Explained = comesLater(async () => (await load()).Explained)
export const HeapPrompt = comesLater(async () => (await load()).HeapPrompt)
export const HeapsPrompt = comesLater(async () => (await load()).HeapsPrompt)
export const KillStage = comesLater(async () => (await load()).KillStage)
export const MarketPrompt = comesLater(async () => (await load()).MarketPrompt)
export const MarketStage = comesLater(async () => (await load()).MarketStage)
export const RecallPrompt = comesLater(async () => (await load()).RecallPrompt)
export const Stock = comesLater(async () => (await load()).Stock)
export const TokenPrompt = comesLater(async () => (await load()).TokenPrompt)
export const VictimPrompt = comesLater(async () => (await load()).VictimPrompt)

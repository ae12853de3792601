import { comesLater } from '#ui/later.tsx'

/* Each is drawn once the rest of the screen has loaded. */

const loadLaterParts = () => import('./later-parts.ts')

export const BargainPrompt = comesLater(async () => (await loadLaterParts()).BargainPrompt)
export const Death = comesLater(async () => (await loadLaterParts()).Death)
export const Explained = comesLater(async () => (await loadLaterParts()).Explained)
export const HeapPrompt = comesLater(async () => (await loadLaterParts()).HeapPrompt)
export const HeapsPrompt = comesLater(async () => (await loadLaterParts()).HeapsPrompt)
export const KillStage = comesLater(async () => (await loadLaterParts()).KillStage)
export const MarketPrompt = comesLater(async () => (await loadLaterParts()).MarketPrompt)
export const MarketStage = comesLater(async () => (await loadLaterParts()).MarketStage)
export const RecallPrompt = comesLater(async () => (await loadLaterParts()).RecallPrompt)
export const Stock = comesLater(async () => (await loadLaterParts()).Stock)
export const TokenPrompt = comesLater(async () => (await loadLaterParts()).TokenPrompt)
export const VictimPrompt = comesLater(async () => (await loadLaterParts()).VictimPrompt)

import { comesLater } from '#ui/later.tsx'

/* Each is drawn once the rest of the screen has loaded. */

const rest = () => import('./rest.ts')

export const BargainPrompt = comesLater(async () => (await rest()).BargainPrompt)
export const Explained = comesLater(async () => (await rest()).Explained)
export const HeapPrompt = comesLater(async () => (await rest()).HeapPrompt)
export const HeapsPrompt = comesLater(async () => (await rest()).HeapsPrompt)
export const KillStage = comesLater(async () => (await rest()).KillStage)
export const MarketPrompt = comesLater(async () => (await rest()).MarketPrompt)
export const MarketStage = comesLater(async () => (await rest()).MarketStage)
export const RecallPrompt = comesLater(async () => (await rest()).RecallPrompt)
export const Stock = comesLater(async () => (await rest()).Stock)
export const TokenPrompt = comesLater(async () => (await rest()).TokenPrompt)
export const VictimPrompt = comesLater(async () => (await rest()).VictimPrompt)

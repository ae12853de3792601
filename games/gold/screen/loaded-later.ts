/* The parts not needed when a match begins: one chunk of the page, loaded after the table. */

export { Death } from './death/death.tsx'
export { Explained } from './explained.tsx'
export { MarketPrompt } from './market/market.tsx'
export { MarketStage } from './market/market-stage.tsx'
export { RecallPrompt } from './prompts/recall.tsx'
export { TokenPrompt } from './prompts/token.tsx'
export { VictimPrompt } from './prompts/victim.tsx'
export { BargainPrompt } from './sharing/bargain.tsx'
export { HeapPrompt } from './sharing/heap.tsx'
export { HeapsPrompt } from './sharing/heaps.tsx'
export { KillStage } from './sharing/kill-stage.tsx'
export { Stock } from './stock.tsx'

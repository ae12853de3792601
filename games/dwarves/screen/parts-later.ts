import { comesLater } from '#ui/later.tsx'

/* Each is drawn once the rest of the screen has loaded. */

const loadLaterParts = () => import('./later-parts.ts')

export const AllDice = comesLater(async () => (await loadLaterParts()).AllDice)
export const Banner = comesLater(async () => (await loadLaterParts()).Banner)
export const CardsTurning = comesLater(async () => (await loadLaterParts()).CardsTurning)
export const Explained = comesLater(async () => (await loadLaterParts()).Explained)
export const FightersPrompt = comesLater(async () => (await loadLaterParts()).FightersPrompt)
export const HandsOut = comesLater(async () => (await loadLaterParts()).HandsOut)
export const LossPrompt = comesLater(async () => (await loadLaterParts()).LossPrompt)
export const ReactPrompt = comesLater(async () => (await loadLaterParts()).ReactPrompt)
export const RerollPrompt = comesLater(async () => (await loadLaterParts()).RerollPrompt)
export const RollPrompt = comesLater(async () => (await loadLaterParts()).RollPrompt)
export const TargetPrompt = comesLater(async () => (await loadLaterParts()).TargetPrompt)
export const WinnerPrompt = comesLater(async () => (await loadLaterParts()).WinnerPrompt)

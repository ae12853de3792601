import { comesLater } from '#ui/later.tsx'

/* Each stands for one of `loaded-later.ts`, and is drawn once that file has come, after the rest of the screen. */

const load = () => import('./loaded-later.ts')

export const AllDice = comesLater(async () => (await load()).AllDice)
export const Banner = comesLater(async () => (await load()).Banner)
export const CardsTurning = comesLater(async () => (await load()).CardsTurning)
export const Explained = comesLater(async () => (await load()).Explained)
export const FightersPrompt = comesLater(async () => (await load()).FightersPrompt)
export const HandsOut = comesLater(async () => (await load()).HandsOut)
export const LossPrompt = comesLater(async () => (await load()).LossPrompt)
export const ReactPrompt = comesLater(async () => (await load()).ReactPrompt)
export const RerollPrompt = comesLater(async () => (await load()).RerollPrompt)
export const RollPrompt = comesLater(async () => (await load()).RollPrompt)
export const TargetPrompt = comesLater(async () => (await load()).TargetPrompt)
export const WinnerPrompt = comesLater(async () => (await load()).WinnerPrompt)

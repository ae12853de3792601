/* What is needed only in the middle of a battle, at the very beginning or at the end: one file, loaded later. */

export { Explained } from './explained.tsx'
export { FightersPrompt } from './prompts/fighters.tsx'
export { LossPrompt } from './prompts/loss.tsx'
export { ReactPrompt } from './prompts/react.tsx'
export { RerollPrompt } from './prompts/reroll.tsx'
export { RollPrompt } from './prompts/roll.tsx'
export { TargetPrompt } from './prompts/target.tsx'
export { WinnerPrompt } from './prompts/winner.tsx'
export { AllDice } from './stage/all-dice.tsx'
export { Banner } from './stage/banner.tsx'
export { CardsTurning } from './stage/cards-turning.tsx'
export { HandsOut } from './stage/hands-out.tsx'

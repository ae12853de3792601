import type { ComponentType } from 'react'
import type { Question } from '#kernel/game'
import type { PromptProps } from '../screen.ts'
import { useSending } from '../sending.ts'
import { useTable } from '../table.ts'
import { AmountPrompt } from './amount.tsx'
import { BundlePrompt } from './bundle.tsx'
import { MenuPrompt } from './menu.tsx'
import { OneOfPrompt } from './one-of.tsx'
import { SplitPrompt } from './split.tsx'
import { TradePrompt } from './trade.tsx'
import './prompts.css'

const byKind: Readonly<Record<Question['ask']['kind'], ComponentType<PromptProps>>> = {
  amount: AmountPrompt,
  bundle: BundlePrompt,
  oneOf: OneOfPrompt,
  split: SplitPrompt,
  trade: TradePrompt,
  menu: props => <MenuPrompt {...props} inner={kind => byKind[kind as keyof typeof byKind]} />,
}

/** Draws a question with the game's own prompt for it, or with the general prompt for its kind. */
export function Prompt({ question }: { readonly question: Question }) {
  const { screen, answer, asking } = useTable()
  const isSending = useSending()
  const own = screen.prompts[question.name] as ComponentType<PromptProps> | undefined
  const Drawn = own ?? byKind[question.ask.kind]
  const key = screen.keeps?.includes(question.name) === true ? question.name : asking
  return <Drawn key={key} question={question} answer={answer} isSending={isSending} />
}

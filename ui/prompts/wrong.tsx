import type { Problem } from '#kernel/answer'
import { RuleText } from '../pieces/rule.tsx'

/** Why the answer in progress is not valid yet. */
export const Wrong = ({ problem }: { readonly problem: Problem | null }) => (
  <div className="wrong" aria-live="polite">
    {problem !== null && <RuleText rule={problem.rule} />}
  </div>
)

/** How to greet somebody at this hour of their day. */
export function greetingAt(hour: number): 'night' | 'morning' | 'day' | 'evening' {
  if (hour < 5) return 'night'
  if (hour < 12) return 'morning'
  return hour < 18 ? 'day' : 'evening'
}

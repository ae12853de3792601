/**
 * How a game's options and presets are called where somebody makes a table. Every option has a name, one line that says what it
 * does, and for what is not just on or off a message for its values: a word is `{value}`, a number `{n}`.
 */
export interface OptionWords {
  readonly presets: Readonly<Record<string, { readonly name: string; readonly about: string }>>
  readonly options: Readonly<Record<string, OptionWord>>
}
export interface OptionWord {
  readonly name: string
  readonly about: string
  readonly value?: string
}

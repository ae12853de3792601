/**
 * The names of a game's options and presets, shown when creating a table. Every option has a name and a line about what
 * it does. Options that are not just on or off also have a message for their values: a word is `{value}`, a number
 * `{n}`.
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

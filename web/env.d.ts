/// <reference types="vite/client" />

declare module '~icon/*' {
  /** The contents of an `svg` element and its view box. Drawn in `currentColor`. */
  const icon: { readonly body: string; readonly viewBox: string }
  export default icon
}

declare module '~picture-icons' {
  /** The icons used in the pictures of the games, by name. */
  const icons: Readonly<Record<string, { readonly body: string; readonly viewBox: string }>>
  export default icons
}

declare module '~guest-icons' {
  /** Loads one of the icons that guests may have, by name. */
  const icons: Readonly<
    Record<string, () => Promise<{ readonly default: { readonly body: string; readonly viewBox: string } }>>
  >
  export default icons
}

declare module '*?plots=en' {
  export const plots: import('#games/almanac').Plots
}

declare module '*?plots=it' {
  export const plots: import('#games/almanac').Plots
}

declare module '*?plots=de' {
  export const plots: import('#games/almanac').Plots
}

declare module '*?plots=ru' {
  export const plots: import('#games/almanac').Plots
}

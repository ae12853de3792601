/// <reference types="vite/client" />

declare module '~icon/*' {
  /** The inside of an `svg` element and its view box; it is drawn in `currentColor`. */
  const icon: { readonly body: string; readonly viewBox: string }
  export default icon
}

declare module '~picture-icons' {
  /** The icons that pictures of games are made of, by name. */
  const icons: Readonly<Record<string, { readonly body: string; readonly viewBox: string }>>
  export default icons
}

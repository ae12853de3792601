/** A picture from the Game Icons set: `import fist from '~icon/fist'`. Its text goes next to it, never inside it. */
export interface IconData {
  readonly body: string
  readonly viewBox: string
}

interface IconProps {
  readonly of: IconData
  readonly className?: string
  readonly style?: React.CSSProperties
}

export function Icon({ of, className = '', style }: IconProps) {
  return (
    <svg
      className={`icon ${className}`}
      style={style}
      viewBox={of.viewBox}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the set's own paths, inserted at build time
      dangerouslySetInnerHTML={{ __html: of.body }}
    />
  )
}

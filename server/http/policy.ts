import { createHash } from 'node:crypto'

/** Inline styles that the page's own packages insert, verbatim. No others are allowed. */
const styles = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}', // buttons
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}', // below a dialog, on iPhones
  '', // filled by script while pieces leave
]
const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** What the page may load and run, in addition to helmet's defaults: only files of this house. */
export function pagePolicy(isSecure: boolean): Record<string, string[] | null> {
  return {
    upgradeInsecureRequests: isSecure ? [] : null,
    connectSrc: ["'self'"], // includes our own socket in every browser since Safari 16
    styleSrc: ["'self'", ...styles.map(hashOf)],
    fontSrc: ["'self'"],
    workerSrc: ["'self'"],
    manifestSrc: ["'self'"],
  }
}

/** The page of the API documentation has inline styles of its own. */
export const docsPolicy = (policy: string): string =>
  policy.replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'")

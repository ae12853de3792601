import { createHash } from 'node:crypto'

/** The style elements that the page's own packages put into it, to the letter; nothing else may be written into the page. */
const styles = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}', // buttons
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}', // under a dialog, on an iPhone
  '', // filled by script, while pieces leave
]
const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** What the page may load and run, beside helmet's own defaults: what comes from this house. */
export function pagePolicy(isSecure: boolean): Record<string, string[] | null> {
  return {
    upgradeInsecureRequests: isSecure ? [] : null,
    connectSrc: ["'self'"], // our own socket too, in every browser since Safari 16
    styleSrc: ["'self'", ...styles.map(hashOf)],
    fontSrc: ["'self'"],
    workerSrc: ["'self'"],
    manifestSrc: ["'self'"],
  }
}

/** The documentation's page writes styles of its own. */
export const docsPolicy = (policy: string): string =>
  policy.replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'")

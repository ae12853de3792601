const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]
const among = (all: typeof browsers, agent: string): string => all.find(([sign]) => sign.test(agent))?.[1] ?? ''

/** What a browser calls itself, as far as its owner needs it to recognize a device: such as `Firefox, Linux`. */
export const browserNameIn = (agent: string): string =>
  [among(browsers, agent), among(systems, agent)].filter(Boolean).join(', ')

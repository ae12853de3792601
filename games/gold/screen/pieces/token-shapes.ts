import type { Token } from '../../cards/tokens.ts'

/**
 * How a token is drawn in a square of 32: its outline, its facets lit by a candle from the upper left, and its letter.
 */
export interface Shape {
  readonly outline: string
  readonly rim: string
  readonly facets: readonly (readonly [d: string, fill: string])[]
  /** The letter's baseline, size and ink. */
  readonly letter: { readonly y: number; readonly size: number; readonly ink: string }
}

const coin = 'M16 1A15 15 0 1 1 16 31 15 15 0 1 1 16 1Z'
const face = 'M16 4.500A11.500 11.500 0 1 1 16 27.500 11.500 11.500 0 1 1 16 4.500Z'
const glint = 'M7.500 13.500A9.500 9.500 0 0 1 17.500 6.600 12 12 0 0 0 7.500 13.500Z'

/** No two shapes are alike except the two metals, which are coins and show their value. */
export const shapes: { readonly [T in Token]: Shape } = {
  silver: {
    outline: coin,
    rim: '#646d76',
    facets: [
      [face, '#c3cad1'],
      [glint, '#fff'],
    ],
    letter: { y: 22, size: 17, ink: '#20262c' },
  },
  gold: {
    outline: coin,
    rim: '#a06c0c',
    facets: [
      [face, '#f2c243'],
      [glint, '#fff3bd'],
    ],
    letter: { y: 22, size: 17, ink: '#3d2600' },
  },
  red: {
    outline:
      'M16 0 20.900 9.700 31.700 11.200 23.900 18.800 25.700 29.600 16 24.500 6.300 29.600 8.100 18.800 0.300 11.200 11.100 9.700Z',
    rim: '#b3261d',
    facets: [
      ['M16 0 16 24.500 6.300 29.600 8.100 18.800 0.300 11.200 11.100 9.700Z', '#f2675a'],
      ['M16 0 11.100 9.700 0.300 11.200 11.800 13.500Z', '#ffb0a4'],
    ],
    letter: { y: 21, size: 13, ink: '#3a0400' },
  },
  blue: {
    outline: 'M16 0C21 8.500 29 13 29 20.500A13 11.500 0 0 1 3 20.500C3 13 11 8.500 16 0Z',
    rim: '#2b62c4',
    facets: [
      ['M16 0C19.500 8.500 26 13.500 26 20A10.500 9.800 0 0 1 4.500 20.500C5 14 12 8.500 16 0Z', '#7fb0ff'],
      ['M15 5C12 11 7 14.500 6.300 20 8 14.500 13.500 11.500 15 5Z', '#e4efff'],
    ],
    letter: { y: 26, size: 15, ink: '#061f4d' },
  },
  green: {
    outline: 'M8 2 24 2 32 16 24 30 8 30 0 16Z',
    rim: '#2f8c49',
    facets: [
      ['M8 2 24 2 21.500 7 10.500 7Z', '#d8fbdc'],
      ['M8 2 10.500 7 5 16 0 16Z', '#a4e8b0'],
      ['M0 16 5 16 10.500 25 8 30Z', '#57bf70'],
      ['M10.500 7 21.500 7 27 16 21.500 25 10.500 25 5 16Z', '#6fd487'],
    ],
    letter: { y: 21.5, size: 16, ink: '#05330f' },
  },
  purple: {
    outline: 'M16 0.500 31.500 12 25.600 30.500 6.400 30.500 0.500 12Z',
    rim: '#7a3bb8',
    facets: [
      ['M16 0.500 0.500 12 7 14 16 7Z', '#efdcff'],
      ['M16 0.500 31.500 12 25 14 16 7Z', '#d3a9f5'],
      ['M0.500 12 7 14 10.300 25.500 6.400 30.500Z', '#b57ae6'],
      ['M16 7 25 14 21.700 25.500 10.300 25.500 7 14Z', '#c594f0'],
    ],
    letter: { y: 22.5, size: 15, ink: '#2b0650' },
  },
  yellow: {
    outline: 'M16 1 31.500 30.500 0.500 30.500Z',
    rim: '#c07a08',
    facets: [
      ['M16 1 0.500 30.500 7.500 26.200 16 10Z', '#fff2bf'],
      ['M16 10 24.500 26.200 7.500 26.200Z', '#ffd25a'],
    ],
    letter: { y: 26.5, size: 13.5, ink: '#3d2400' },
  },
  white: {
    outline: 'M16 0 32 16 16 32 0 16Z',
    rim: '#8fb3bd',
    facets: [
      ['M16 0 0 16 7 16 16 7Z', '#fff'],
      ['M16 0 32 16 25 16 16 7Z', '#d9eef3'],
      ['M0 16 7 16 16 25 16 32Z', '#c2e0e7'],
      ['M16 7 25 16 16 25 7 16Z', '#f2fafc'],
    ],
    letter: { y: 21, size: 14, ink: '#12303a' },
  },
  black: {
    outline: 'M8.500 2 23.500 2 32 12 16 31.500 0 12Z',
    rim: '#0d0912',
    facets: [
      ['M8.500 2 11 12 0 12Z', '#6a5878'],
      ['M8.500 2 23.500 2 21 12 11 12Z', '#463850'],
      ['M23.500 2 32 12 21 12Z', '#2e2437'],
      ['M0 12 11 12 16 31.500Z', '#3a2e44'],
      ['M11 12 21 12 16 31.500Z', '#241b2c'],
    ],
    letter: { y: 20, size: 13.5, ink: '#ffd9a0' },
  },
}

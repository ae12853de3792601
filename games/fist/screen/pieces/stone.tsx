import type { Colour } from '../../cards/steps.ts'
import { useSay } from '../use-fist.ts'
import './stone.css'

const facets: { readonly [C in Colour]: readonly (readonly [d: string, fill: string])[] } = {
  red: [
    ['M16 1 29 8.5 29 23.5 16 31 3 23.5 3 8.5Z', '#8c1715'],
    ['M16 1 3 8.5 9 12 16 8Z', '#ffb9ad'],
    ['M16 1 29 8.5 23 12 16 8Z', '#f28f84'],
    ['M3 8.5 3 23.5 9 20 9 12Z', '#e8685e'],
    ['M29 8.5 29 23.5 23 20 23 12Z', '#a8251f'],
    ['M16 8 23 12 23 20 16 24 9 20 9 12Z', '#c2352d'],
  ],
  blue: [
    ['M16 1C21 9 28 13.5 28 20.5A12 10.8 0 0 1 4 20.5C4 13.5 11 9 16 1Z', '#17408f'],
    ['M16 1C19.5 9 25 14 25 20A9.8 9 0 0 1 5.4 20.500C5 14.500 12 9 16 1Z', '#2f6ad0'],
    ['M15 5.500C12 11 7.500 14 6.600 19.500 8 14.500 13.500 11.500 15 5.500Z', '#dbe9ff'],
  ],
  yellow: [
    ['M16 2 31 30 1 30Z', '#8a5200'],
    ['M16 2 1 30 8.500 25.600 16 11Z', '#ffeeaa'],
    ['M16 2 31 30 23.500 25.600 16 11Z', '#d9971a'],
    ['M16 11 23.500 25.600 8.500 25.600Z', '#f5c235'],
  ],
}
const letterAt: { readonly [C in Colour]: number } = { red: 21, blue: 24.5, yellow: 26 }

/** A stone, recognizable by shape, letter and colour. Its text is next to it. */
export function Stone({ colour }: { readonly colour: Colour }) {
  const say = useSay()
  return (
    <svg className="stone" data-colour={colour} viewBox="0 0 32 32" aria-hidden="true">
      {facets[colour].map(([d, fill]) => (
        <path key={d} d={d} fill={fill} />
      ))}
      <text x="16" y={letterAt[colour]} textAnchor="middle">
        {say(`screen.letters.${colour}`)}
      </text>
    </svg>
  )
}

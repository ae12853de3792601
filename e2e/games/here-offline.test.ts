import { test } from 'vitest'
import { shorts } from '../device.ts'
import { evening } from '../evening.ts'
import { playOffline } from '../whole-offline.ts'

const at = evening()

test.each(shorts.filter(({ played }) => played.game !== 'fist'))(
  '$played.game: a whole match without a network, after one visit; its file is accepted by verify',
  short => playOffline(at.browser, short),
)

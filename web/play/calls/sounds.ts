import { type Effect, type Sound, sounds } from '#ui/sounds'
import { settings } from '../../house/settings.ts'

/** One tone: pitch, start and duration in seconds, and volume. */
interface Tone {
  readonly hertz: number
  readonly at: number
  readonly rings: number
  readonly loud: number
  readonly wave?: OscillatorType
}

const bell = (hertz: number, at: number, loud = 0.5): readonly Tone[] => [
  { hertz, at, rings: 0.9, loud },
  { hertz: hertz * 2.01, at, rings: 0.45, loud: loud * 0.25 },
]
const knock = (hertz: number, at: number, loud = 0.5): Tone => ({ hertz, at, rings: 0.12, loud, wave: 'triangle' })
const clink = (hertz: number, at: number): Tone => ({ hertz, at, rings: 0.28, loud: 0.16 })

/* Short and warm, like things on a wooden table: a small bell, a knock, coins, a chord. */
const tones: Readonly<Record<Sound | Effect, readonly Tone[]>> = {
  yourTurn: [...bell(523.25, 0), ...bell(783.99, 0.14)],
  acted: [knock(196, 0, 0.4)],
  reveal: [
    knock(174.6, 0, 0.6),
    { hertz: 1318.5, at: 0.06, rings: 0.3, loud: 0.16 },
    { hertz: 1760, at: 0.11, rings: 0.35, loud: 0.13 },
  ],
  lowTime: [knock(440, 0), knock(440, 0.2), knock(440, 0.4)],
  said: [
    { hertz: 659.25, at: 0, rings: 0.25, loud: 0.25 },
    { hertz: 587.33, at: 0.08, rings: 0.3, loud: 0.2 },
  ],
  ended: [...bell(392, 0, 0.4), ...bell(493.88, 0.12, 0.4), ...bell(587.33, 0.24, 0.4), ...bell(783.99, 0.4, 0.5)],
  clench: [knock(130.8, 0, 0.6)],
  hush: [{ hertz: 98, at: 0, rings: 0.5, loud: 0.12 }],
  coins: [clink(1318.5, 0), clink(1760, 0.05), clink(1568, 0.11)],
  count: [clink(1046.5, 0), clink(1318.5, 0.08)],
  card: [knock(293.7, 0, 0.3)],
  curse: [
    { hertz: 116.5, at: 0, rings: 0.8, loud: 0.5, wave: 'sawtooth' },
    { hertz: 110, at: 0.05, rings: 0.9, loud: 0.4 },
  ],
  point: [...bell(659.25, 0, 0.35), ...bell(987.77, 0.1, 0.35)],
  blow: [knock(110, 0, 0.8), knock(220, 0.02, 0.4)],
  roar: [
    { hertz: 73.4, at: 0, rings: 1, loud: 0.7, wave: 'sawtooth' },
    { hertz: 55, at: 0.08, rings: 0.9, loud: 0.6 },
  ],
  token: [clink(1567.98, 0)],
  sand: [{ hertz: 2093, at: 0, rings: 0.5, loud: 0.05 }, knock(246.9, 0.3, 0.3)],
  march: [knock(146.8, 0, 0.5), knock(146.8, 0.14, 0.4)],
  dice: [knock(523.3, 0, 0.2), knock(440, 0.07, 0.25), knock(587.3, 0.15, 0.2), knock(392, 0.24, 0.25)],
  die: [knock(659.3, 0, 0.3)],
  bluff: [knock(349.2, 0, 0.3), { hertz: 233.1, at: 0.12, rings: 0.4, loud: 0.25 }],
  banner: [...bell(523.25, 0, 0.3), ...bell(659.25, 0.1, 0.3), ...bell(783.99, 0.2, 0.4)],
}

let context: AudioContext | null = null

/** Played after the change it belongs to is drawn. */
export const play = (sound: Sound | Effect): void => void setTimeout(() => ring(sound))

/** The sounds of scenes share one switch. */
const switchOf = (sound: Sound | Effect): Sound => sounds.find(own => own === sound) ?? 'reveal'

/** Browsers allow sound only after the visitor has interacted with the page. */
export function audible(): AudioContext | null {
  if (!navigator.userActivation?.hasBeenActive) return null
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  return context
}

function ring(sound: Sound | Effect): void {
  const { volume, muted } = settings.value
  if (volume <= 0 || muted.includes(switchOf(sound))) return
  const audio = audible()
  if (audio === null) return
  const master = audio.createGain()
  const soft = audio.createBiquadFilter()
  master.gain.value = volume * 0.5
  soft.type = 'lowpass'
  soft.frequency.value = 2600
  master.connect(soft).connect(audio.destination)
  for (const tone of tones[sound]) voice(audio, master, tone)
}

function voice(audio: AudioContext, into: AudioNode, { hertz, at, rings, loud, wave = 'sine' }: Tone): void {
  const [start, end] = [audio.currentTime + at, audio.currentTime + at + rings]
  const reed = audio.createOscillator()
  const gain = audio.createGain()
  reed.type = wave
  reed.frequency.value = hertz
  gain.gain.setValueAtTime(0, start)
  gain.gain.linearRampToValueAtTime(loud, start + 0.008)
  gain.gain.exponentialRampToValueAtTime(0.001, end)
  reed.connect(gain).connect(into)
  reed.start(start)
  reed.stop(end)
}

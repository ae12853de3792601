import { useEffect } from 'react'
import { useStore } from '../../house/observable.ts'
import { settings } from '../../house/settings.ts'
import { audible } from './sounds.ts'

/** How loud the room is beside the sounds of the table. */
const LOUD = 0.035
/** The length of the recorded stretch that repeats, in seconds. */
const STRETCH = 7
/** How often the fire crackles, per second. */
const CRACKLES = 5

/** The quiet sound of the room: murmur and a fire. It waits for the first touch, as browsers demand, and while hidden. */
export function useAmbience(): void {
  const { ambience, volume } = useStore(settings)
  const isOn = ambience && volume > 0
  useEffect(() => {
    if (!isOn) return
    let room: { readonly stop: () => void } | null = null
    const change = (): void => {
      const audio = document.hidden ? null : audible()
      if (audio === null) {
        room?.stop()
        room = null
      } else room ??= begin(audio, volume * LOUD)
    }
    const ends = new AbortController()
    for (const event of ['pointerdown', 'keydown', 'visibilitychange'] as const)
      document.addEventListener(event, change, { signal: ends.signal })
    change()
    return () => {
      ends.abort()
      room?.stop()
    }
  }, [isOn, volume])
}

function begin(audio: AudioContext, loud: number): { readonly stop: () => void } {
  const source = audio.createBufferSource()
  const [soft, gain] = [audio.createBiquadFilter(), audio.createGain()]
  source.buffer = roomIn(audio)
  source.loop = true
  soft.type = 'lowpass'
  soft.frequency.value = 900
  gain.gain.setValueAtTime(0, audio.currentTime)
  gain.gain.linearRampToValueAtTime(loud, audio.currentTime + 3)
  source.connect(soft).connect(gain).connect(audio.destination)
  source.start()
  return {
    stop: () => {
      gain.gain.linearRampToValueAtTime(0, audio.currentTime + 0.4)
      source.stop(audio.currentTime + 0.5)
    },
  }
}

/** A murmur that swells and ebbs, made of soft noise, with short crackles in it. */
function roomIn(audio: AudioContext): AudioBuffer {
  const length = STRETCH * audio.sampleRate
  const buffer = audio.createBuffer(1, length, audio.sampleRate)
  const samples = buffer.getChannelData(0)
  let [murmur, crackle] = [0, 0]
  for (let i = 0; i < length; i++) {
    const noise = Math.random() * 2 - 1
    murmur = (murmur + 0.02 * noise) / 1.02
    if (Math.random() < CRACKLES / audio.sampleRate) crackle = 0.5 + Math.random() / 2
    crackle *= 0.997
    // The swell repeats as often as the stretch, so that its ends meet.
    const swell = 1 + 0.4 * Math.sin((4 * Math.PI * i) / length)
    samples[i] = murmur * 3 * swell + crackle * noise * 0.5
  }
  return buffer
}

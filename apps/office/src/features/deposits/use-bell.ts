import { useEffect, useRef, useState } from 'react'

const KEPT = 'office-deposit-sound'

/** Rings when more waits than before. Off until somebody turns it on; this browser keeps that. */
export function useBell(waiting: number) {
  const [isOn, setOn] = useState(() => localStorage.getItem(KEPT) === 'on')
  const before = useRef(waiting)

  useEffect(() => {
    if (isOn && waiting > before.current) ring()
    before.current = waiting
  }, [waiting, isOn])

  function turn(on: boolean) {
    localStorage.setItem(KEPT, on ? 'on' : 'off')
    setOn(on)
    // A browser lets a page be heard after somebody pressed something on it: this is what was pressed.
    if (on) ring()
  }

  return { isOn, turn }
}

/** Two short notes, drawn by the browser itself. */
function ring(): void {
  const sounds = new AudioContext()
  for (const [at, pitch] of [660, 880].entries()) {
    const tone = sounds.createOscillator()
    const volume = sounds.createGain()
    tone.frequency.value = pitch
    volume.gain.setValueAtTime(0.12, sounds.currentTime + at * 0.16)
    volume.gain.exponentialRampToValueAtTime(0.001, sounds.currentTime + at * 0.16 + 0.3)
    tone.connect(volume).connect(sounds.destination)
    tone.start(sounds.currentTime + at * 0.16)
    tone.stop(sounds.currentTime + at * 0.16 + 0.3)
  }
  setTimeout(() => sounds.close(), 1_000)
}

/** Two short notes, drawn by the browser itself. */
export function ring(): void {
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

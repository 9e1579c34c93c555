/** One short note, drawn by the browser itself. */
export function playTone(): void {
  const sounds = new AudioContext()
  const tone = sounds.createOscillator()
  const volume = sounds.createGain()
  const now = sounds.currentTime
  tone.frequency.value = 740
  volume.gain.setValueAtTime(0.08, now)
  volume.gain.exponentialRampToValueAtTime(0.001, now + 0.35)
  tone.connect(volume).connect(sounds.destination)
  tone.addEventListener('ended', () => void sounds.close())
  tone.start(now)
  tone.stop(now + 0.35)
}

declare module 'zzfx' {
  export const ZZFX: {
    volume: number
    audioContext: AudioContext
    buildSamples(...parameters: readonly number[]): number[]
    playSamples(channels: readonly number[][], volume?: number, rate?: number, pan?: number): AudioBufferSourceNode
  }
}

/// <reference path="./zzfx.d.ts" />
type Parameters = readonly number[]
type Synthesiser = typeof import('zzfx')['ZZFX']

/**
 * The sounds of a game, each by its parameters of the ZzFX synthesiser. Nothing is loaded, and no audio device touched,
 * before the player turns them on.
 */
export class Sound<Effect extends string> {
  readonly #effects: Readonly<Record<Effect, Parameters>>
  #on = false
  #synthesiser: Synthesiser | null = null
  readonly #samples = new Map<Parameters, number[]>()

  constructor(effects: Readonly<Record<Effect, Parameters>>) {
    this.#effects = effects
  }

  get on(): boolean {
    return this.#on
  }

  /** Browsers let a page sound only from a gesture of the user: call this from one. */
  async turn(on: boolean): Promise<void> {
    this.#on = on
    if (!on) return
    this.#synthesiser ??= (await import('zzfx')).ZZFX
    await this.#synthesiser.audioContext.resume()
  }

  /** Plays an effect; `rate` above 1 is higher and shorter. */
  play(effect: Effect, rate = 1): void {
    this.playOwn(this.#effects[effect], rate)
  }

  /** The same with a sound of the game's own, by the parameters of the synthesiser. */
  playOwn(parameters: Parameters, rate = 1): void {
    const synthesiser = this.#synthesiser
    if (!this.#on || synthesiser?.audioContext.state !== 'running' || document.hidden) return
    synthesiser.playSamples([this.#samplesOf(parameters, synthesiser)], 1, rate)
  }

  #samplesOf(parameters: Parameters, synthesiser: Synthesiser): number[] {
    const kept = this.#samples.get(parameters)
    if (kept) return kept
    const samples = synthesiser.buildSamples(...parameters)
    this.#samples.set(parameters, samples)
    return samples
  }
}

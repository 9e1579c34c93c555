import { Container, Sprite } from 'pixi.js'
import type { Symbols } from '../art/symbols.ts'
import { type Drop, dropsOf, type FallPace, heightAt, meets, rests, tallnessAt } from '../falls/drop.ts'
import type { Place } from '../stage/place.ts'
import { LAUNCH_MS, type Landing, landing, launch, stopAfter } from './motion.ts'
import { Strip } from './strip.ts'

/** From this speed on (cells a second) the eye sees streaks. */
const STREAK_SPEED = 11

/** A reel on its way to a stop. */
type Descent = { readonly landing: Landing; ms: number; thudded: boolean; readonly done: () => void }

/** Symbols of a reel that fall to their places. */
type Fall = {
  readonly drops: readonly Drop[]
  readonly hurry: AbortSignal
  ms: number
  thudded: boolean
  readonly done: () => void
}

/** How a reel's symbols fall: by row, where each comes from; the pace, and which reel it is from the left. */
type FallNeeds = {
  readonly from: readonly number[]
  readonly pace: FallPace
  readonly reel: number
  readonly hurry: AbortSignal
}

/** One reel: a column of sprites over a strip, and the law by which it moves. */
export class Reel {
  readonly view = new Container()
  readonly #symbols: Symbols
  readonly #sprites: readonly Sprite[]
  readonly #strip: Strip
  #column: readonly string[]
  #place: Place | null = null
  #position = 0
  #speed = 0
  #wantedSpeed = 0
  #launched = 0
  #course: 'still' | 'running' | Descent | Fall = 'still'

  /** Called when the reel first meets its stop. */
  onThud: () => void = () => undefined

  constructor(symbols: Symbols, filler: readonly string[], column: readonly string[]) {
    this.#symbols = symbols
    this.#strip = new Strip(filler, column)
    this.#column = column
    // One sprite more than the window above it and one below, for what overshoots.
    this.#sprites = Array.from({ length: column.length + 2 }, () => new Sprite({ anchor: 0.5 }))
    this.view.addChild(...this.#sprites)
  }

  /** The sprite seen in a row while the reel stands. */
  cell(row: number): Sprite | undefined {
    return this.#sprites[row + 1]
  }

  get column(): readonly string[] {
    return this.#column
  }

  layout(place: Place): void {
    this.#place = place
    this.#draw()
  }

  /** Puts a column there without movement. */
  show(column: readonly string[]): void {
    this.#column = column
    this.#strip.settle(column)
    this.#position = 0
    this.#speed = 0
    this.#course = 'still'
    for (const sprite of this.#sprites) sprite.alpha = 1
    this.#draw()
  }

  /** Sets the reel going after a short delay. */
  start(speed: number, delay: number): void {
    this.#course = 'running'
    this.#wantedSpeed = speed
    this.#launched = -delay
    this.#speed = speed
  }

  /** A running reel glides to another speed. */
  set speed(speed: number) {
    this.#wantedSpeed = speed
  }

  /** Lands a running reel on a column. Resolves when it stands. */
  land(column: readonly string[]): Promise<void> {
    const to = stopAfter(this.#position, column.length)
    this.#strip.stopAt(to, column)
    return new Promise((resolve) => {
      const done = () => {
        this.show(column)
        resolve()
      }
      const course = landing({ from: this.#position, to, speed: this.#speed })
      this.#course = { landing: course, ms: 0, thudded: false, done }
    })
  }

  /** Lets symbols fall to where they stand in a column. Resolves when all lie still. */
  fall(column: readonly string[], { from, pace, reel, hurry }: FallNeeds): Promise<void> {
    this.show(column)
    return new Promise((resolve) => {
      const done = () => {
        this.show(column)
        resolve()
      }
      this.#course = { drops: dropsOf(from, pace, reel), hurry, ms: 0, thudded: false, done }
      this.#draw()
    })
  }

  /** Moves the reel on. */
  update(ms: number): void {
    const course = this.#course
    if (course === 'still') return
    if (course === 'running') this.#run(ms)
    else if ('drops' in course) this.#drop(course, ms)
    else this.#settle(course, ms)
    this.#draw()
  }

  #run(ms: number): void {
    const before = this.#launched
    this.#launched += ms
    if (before < LAUNCH_MS) this.#position += launch(this.#launched, this.#speed) - launch(before, this.#speed)
    else {
      this.#speed += (this.#wantedSpeed - this.#speed) * (1 - Math.exp(-ms / 160))
      this.#position += (this.#speed * ms) / 1000
    }
  }

  #settle(course: Descent, ms: number): void {
    course.ms += ms
    const before = this.#position
    this.#position = course.landing.at(course.ms)
    this.#speed = ((this.#position - before) / Math.max(1, ms)) * 1000
    if (!course.thudded && course.ms >= course.landing.thud) {
      course.thudded = true
      this.onThud()
    }
    if (course.ms >= course.landing.duration) course.done()
  }

  #drop(course: Fall, ms: number): void {
    course.ms += ms
    const moving = course.drops.filter(({ height }) => height > 0)
    if (!course.thudded && moving.some((drop) => course.ms >= meets(drop))) {
      course.thudded = true
      this.onThud()
    }
    if (course.hurry.aborted || moving.every((drop) => course.ms >= rests(drop))) course.done()
  }

  #draw(): void {
    const place = this.#place
    if (!place) return
    const top = -Math.floor(this.#position) - 1
    const streaks = this.#course !== 'still' && this.#speed > STREAK_SPEED && this.#launched > LAUNCH_MS * 0.7
    this.#sprites.forEach((sprite, i) => {
      const name = this.#strip.at(top + i)
      const texture = streaks ? this.#symbols.turning(name) : this.#symbols.still(name)
      if (sprite.texture !== texture) sprite.texture = texture
      sprite.position.set(place.cell.width / 2, (top + i + this.#position + 0.5) * place.cell.height)
      const scale = place.symbol / texture.width
      sprite.scale.set(scale, streaks ? scale * 1.08 : scale)
      this.#lift(sprite, i - 1, place)
    })
  }

  /** A symbol that falls is seen above its place, and pressed when it lands. */
  #lift(sprite: Sprite, row: number, { cell, symbol }: Place): void {
    const course = this.#course
    const drop = typeof course === 'object' && 'drops' in course && course.drops[row]
    if (!drop || typeof course === 'string' || !('drops' in course)) return
    const tallness = tallnessAt(drop, course.ms)
    sprite.y += ((1 - tallness) * symbol) / 2 - heightAt(drop, course.ms) * cell.height
    sprite.scale.y *= tallness
  }
}

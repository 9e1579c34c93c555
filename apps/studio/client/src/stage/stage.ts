import 'pixi.js/unsafe-eval'
import { Container, Sprite, WebGLRenderer } from 'pixi.js'
import type { MachineView } from '#protocol'
import type { Symbols } from '../art/symbols.ts'
import { Pops } from '../falls/pops.ts'
import { SkyLanterns } from '../free-spins/sky-lanterns.ts'
import { Flash } from '../reels/flash.ts'
import { Reels } from '../reels/reels.ts'
import { TensionLight } from '../reels/tension-light.ts'
import { Coins } from '../wins/coins.ts'
import { Wins } from '../wins/wins.ts'
import { Bulbs } from './bulbs.ts'
import type { Clock } from './clock.ts'
import { Embers } from './embers.ts'
import { drawFrame, drawShade, drawWindow, FRAME_MARGIN } from './frame.ts'
import { drawLight, type Light } from './light.ts'
import { type Place, placeIn } from './place.ts'
import { Spotlight } from './spotlight.ts'

/** More than two device pixels to a CSS pixel cost much and show little. */
export function stageResolution(): number {
  return Math.min(2, window.devicePixelRatio || 1)
}

export type StageNeeds = {
  readonly canvas: HTMLCanvasElement
  /** The empty box of the page where the style wants the frame. */
  readonly box: HTMLElement
  readonly machine: MachineView
  readonly grid: MachineGrid
  readonly symbols: Symbols
  readonly clock: Clock
  /** The player asked for less motion. */
  readonly calm: boolean
}

type MachineGrid = ReadonlyArray<readonly string[]>

/** What only some machines have: drawn in the window behind the symbols and before them, and over the whole machine. */
export type StagePart = {
  readonly behind?: Container
  readonly before?: Container
  readonly above?: Container
  layout(place: Place, resolution: number): void
}

/** Everything drawn on the canvas. The style of the page says where the frame stands; the stage follows it. */
export class Stage {
  readonly reels: Reels
  readonly wins: Wins
  readonly coins: Coins
  readonly spotlight: Spotlight
  readonly bulbs: Bulbs
  readonly tension: TensionLight
  readonly flash: Flash
  readonly pops: Pops
  readonly light: Light
  readonly #needs: StageNeeds
  readonly #renderer: WebGLRenderer
  readonly #root = new Container()
  readonly #machine = new Container()
  readonly lanterns: SkyLanterns
  readonly #embers: Embers
  readonly #window = new Sprite()
  readonly #shade = new Sprite()
  readonly #frame = new Sprite()
  readonly #layers = { behind: new Container(), before: new Container(), above: new Container() }
  readonly #parts: StagePart[] = []
  #place: Place | null = null

  /** A stage on a canvas. Throws where the browser has no WebGL. */
  static async create(needs: StageNeeds): Promise<Stage> {
    const renderer = new WebGLRenderer()
    await renderer.init({
      canvas: needs.canvas,
      backgroundAlpha: 0,
      antialias: false,
      resolution: stageResolution(),
      autoDensity: false,
      skipExtensionImports: true,
      powerPreference: 'high-performance',
    })
    return new Stage(needs, renderer)
  }

  private constructor(needs: StageNeeds, renderer: WebGLRenderer) {
    const { clock, symbols, machine, calm } = needs
    const light = drawLight()
    this.light = light
    this.#needs = needs
    this.#renderer = renderer
    this.reels = new Reels({ machine, symbols, light, clock }, needs.grid, calm)
    this.wins = new Wins({ machine, reels: this.reels, light, clock }, calm)
    this.coins = new Coins(symbols.still('coin'), clock)
    this.spotlight = new Spotlight(light, clock, calm)
    this.bulbs = new Bulbs(light)
    this.tension = new TensionLight(light, clock)
    this.flash = new Flash(light, clock)
    this.pops = new Pops({ reels: this.reels, symbols, light, clock }, calm)
    this.mount(this.pops)
    const floating = machine.pays.find(({ kind }) => kind === 'scatter')?.symbol ?? ''
    this.lanterns = new SkyLanterns(symbols.still(floating), clock, calm)
    this.#embers = new Embers(light)
    const { wins, reels, tension, flash, bulbs } = this
    const { behind, before, above } = this.#layers
    this.#machine.addChild(this.#window, wins.back, behind, reels.view, tension.view, this.#shade, flash.view)
    this.#machine.addChild(before, wins.front, this.#frame, bulbs.view, above)
    this.#root.addChild(this.lanterns.view, this.#embers.view, this.#machine, this.spotlight.view, this.coins.view)
    this.#embers.view.visible = !calm
    new ResizeObserver(() => this.layout()).observe(needs.box)
    window.addEventListener('resize', () => this.layout())
    this.layout()
    clock.each((ms) => this.#beat(ms))
  }

  #beat(ms: number): void {
    if (!this.#needs.calm) {
      this.bulbs.update(ms)
      this.#embers.update(ms)
    }
    this.#renderer.render(this.#root)
  }

  /** Fits everything to the page as it is now. */
  layout(): void {
    const { box, machine } = this.#needs
    if (!box.isConnected) return
    const [width, height] = [window.innerWidth, window.innerHeight]
    const resolution = stageResolution()
    this.#renderer.resize(width, height, resolution)
    const place = placeIn(box.getBoundingClientRect(), machine)
    this.#place = place
    this.#machine.position.set(place.x, place.y)
    this.#drawCabinet(place, resolution)
    this.reels.layout(place)
    this.wins.layout(place, resolution)
    for (const part of [this.bulbs, this.tension, this.flash]) part.layout(place)
    for (const part of this.#parts) part.layout(place, resolution)
    this.coins.layout(height)
    this.#embers.layout(width, height)
    this.lanterns.layout(width, height)
    this.spotlight.layout({ width, height, ...this.middle })
  }

  /** Adds a part for good. */
  mount(part: StagePart): void {
    for (const layer of ['behind', 'before', 'above'] as const) {
      const view = part[layer]
      if (view) this.#layers[layer].addChild(view)
    }
    this.#parts.push(part)
    if (this.#place) part.layout(this.#place, stageResolution())
  }

  #drawCabinet(place: Place, resolution: number): void {
    const { reels } = this.#needs.machine
    redraw(this.#window, drawWindow(place, reels, resolution))
    redraw(this.#shade, drawShade(place, reels, resolution))
    redraw(this.#frame, drawFrame(place, resolution))
    this.#frame.position.set(-place.rim - FRAME_MARGIN)
  }

  /** The middle of the reels on the page. */
  get middle(): { x: number; y: number } {
    const place = this.#place
    return place ? { x: place.x + place.width / 2, y: place.y + place.height / 2 } : { x: 0, y: 0 }
  }

  /** Shakes the machine once: what a heavy win feels like. */
  async thump(strength: number): Promise<void> {
    const place = this.#place
    if (!place || this.#needs.calm) return
    await this.#needs.clock.run(380, (part) => {
      const left = (1 - part) ** 2 * strength
      this.#machine.position.set(place.x + Math.sin(part * 40) * left, place.y + Math.cos(part * 34) * left)
    })
    this.#machine.position.set(place.x, place.y)
  }
}

function redraw(sprite: Sprite, texture: Sprite['texture']): void {
  const before = sprite.texture
  sprite.texture = texture
  if (before.source.resource instanceof HTMLCanvasElement) before.destroy(true)
}

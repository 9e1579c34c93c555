/** Where a flight takes place: a rocket over the fields, or a diving bell in the sea. */
export type Scene = 'sky' | 'sea'

/** The colours of what is drawn along a flight, and how its sparks or bubbles go. */
export type Look = {
  readonly line: readonly [string, string]
  readonly under: string
  readonly trail: readonly string[]
  readonly burst: readonly string[]
  /** Pixels per second that a second adds to their fall; bubbles rise. */
  readonly pull: number
  readonly isHollow: boolean
  /** The craft's angle at rest, and the one it never leans beyond: in degrees from where it points when it stands. */
  readonly rest: number
  readonly leans: number
  /** Corners of the way, in parts of the board: where it starts, and where its tip comes to stand. */
  readonly from: readonly [number, number]
  readonly to: readonly [number, number]
}

export const LOOKS: Readonly<Record<Scene, Look>> = {
  sky: {
    line: ['rgb(255 190 90 / 15%)', '#ffd98a'],
    under: 'rgb(255 176 70 / 26%)',
    trail: ['#fff6d0', '#ffcf5c', '#ff9a3c', '#ff6a3a', 'rgb(210 190 200 / 55%)'],
    burst: ['#fffbe0', '#ffd24d', '#ff9430', '#ff5340', '#ff7fb0'],
    pull: 170,
    isHollow: false,
    rest: 20,
    leans: 56,
    from: [0.14, 0.78],
    to: [0.8, 0.46],
  },
  sea: {
    line: ['rgb(120 240 255 / 15%)', '#9ff4ff'],
    under: 'rgb(80 220 240 / 18%)',
    trail: ['rgb(225 252 255 / 90%)', 'rgb(170 240 250 / 75%)', 'rgb(255 255 255 / 60%)'],
    burst: ['#f2feff', '#b9f4ff', '#7fe0f0', 'rgb(255 255 255 / 80%)'],
    pull: -150,
    isHollow: true,
    rest: 0,
    leans: 16,
    from: [0.14, 0.28],
    to: [0.8, 0.53],
  },
}

/** What flies up around whoever left in time. */
export const LEFT_SPARKS = ['#fff3c0', '#ffd34d', '#8dffd6', '#46f0b4'] as const

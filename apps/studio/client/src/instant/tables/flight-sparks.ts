/** A spark or a bubble: where it is and goes, in pixels and seconds. */
export type Spark = {
  x: number
  y: number
  across: number
  down: number
  age: number
  readonly life: number
  readonly size: number
  readonly colour: string
}

export type Sparks = {
  readonly add: (spark: Omit<Spark, 'age'>) => void
  /** Moves them on by so many seconds and draws them. */
  readonly paint: (pen: CanvasRenderingContext2D, seconds: number) => void
  readonly clear: () => void
}

/** As many as a slow phone draws in each frame. */
const MOST = 170
const FULL_TURN = 2 * Math.PI

export function createSparks({ pull, isHollow }: { readonly pull: number; readonly isHollow: boolean }): Sparks {
  let sparks: Spark[] = []

  function move(spark: Spark, seconds: number): void {
    spark.age += seconds
    spark.down += pull * seconds
    spark.x += spark.across * seconds
    spark.y += spark.down * seconds
  }
  function draw(pen: CanvasRenderingContext2D, { x, y, age, life, size, colour }: Spark): void {
    const left = 1 - age / life
    pen.globalAlpha = left
    pen.beginPath()
    pen.arc(x, y, isHollow ? size * (1.4 - left * 0.4) : size * left, 0, FULL_TURN)
    if (isHollow) {
      pen.strokeStyle = colour
      pen.stroke()
    } else {
      pen.fillStyle = colour
      pen.fill()
    }
  }
  return {
    add: (spark) => {
      if (sparks.length < MOST) sparks.push({ ...spark, age: 0 })
    },
    paint: (pen, seconds) => {
      for (const spark of sparks) move(spark, seconds)
      sparks = sparks.filter(({ age, life }) => age < life)
      pen.lineWidth = 1.5
      for (const spark of sparks) draw(pen, spark)
      pen.globalAlpha = 1
    },
    clear: () => {
      sparks = []
    },
  }
}

const between = (least: number, most: number) => least + Math.random() * (most - least)
const oneOf = (colours: readonly string[]) => colours[Math.floor(Math.random() * colours.length)] ?? '#fff'

type Place = { readonly x: number; readonly y: number }

/** Where the craft's tail is; `angle` is where it flies, in radians from the right. */
type Tail = Place & { readonly angle: number }

/** What the craft leaves behind it. */
export function leaveTrail(sparks: Sparks, { x, y, angle }: Tail, colours: readonly string[]): void {
  const away = angle + Math.PI + between(-0.35, 0.35)
  const speed = between(50, 190)
  sparks.add({
    x: x + between(-3, 3),
    y: y + between(-3, 3),
    life: between(0.35, 1),
    size: between(1.5, 5),
    across: Math.cos(away) * speed,
    down: Math.sin(away) * speed,
    colour: oneOf(colours),
  })
}

/** Sparks to all sides at once. */
export function throwSparks(
  sparks: Sparks,
  { x, y }: Place,
  { count, speed, colours }: { readonly count: number; readonly speed: number; readonly colours: readonly string[] },
): void {
  for (let thrown = 0; thrown < count; thrown += 1) {
    const way = Math.random() * FULL_TURN
    const fast = speed * Math.sqrt(between(0.03, 1))
    sparks.add({
      x,
      y,
      across: Math.cos(way) * fast,
      down: Math.sin(way) * fast - 40,
      life: between(0.5, 1.5),
      size: between(1.5, 6),
      colour: oneOf(colours),
    })
  }
}

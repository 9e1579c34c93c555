type Flake = { x: number; y: number; right: number; down: number; turn: number; life: number; readonly size: number }

const MOST_FLAKES = 160
const FLAKES_A_STROKE = 4

/** Shavings that fly from under the coin and fall. `at` is told in pixels of the canvas. */
export function createDust(canvas: HTMLCanvasElement, colours: readonly string[]) {
  const paint = canvas.getContext('2d')
  let flakes: Flake[] = []
  let frame = 0

  const step = () => {
    paint?.clearRect(0, 0, canvas.width, canvas.height)
    flakes = flakes.filter(({ life }) => life > 0)
    for (const flake of flakes) fall(flake, canvas.width)
    if (paint) for (const [at, flake] of flakes.entries()) drawFlake(paint, flake, colours[at % colours.length] ?? '')
    frame = flakes.length > 0 ? requestAnimationFrame(step) : 0
  }
  return {
    fly: (at: { readonly x: number; readonly y: number }) => {
      const more = Array.from({ length: FLAKES_A_STROKE }, () => newFlake(at, canvas.width))
      flakes = [...flakes, ...more].slice(-MOST_FLAKES)
      if (frame === 0) frame = requestAnimationFrame(step)
    },
    stop: () => cancelAnimationFrame(frame),
  }
}

function newFlake({ x, y }: { readonly x: number; readonly y: number }, width: number): Flake {
  const speed = width / 190
  return {
    x,
    y,
    turn: Math.random() * Math.PI,
    life: 1,
    size: width * (0.005 + Math.random() * 0.009),
    right: (Math.random() - 0.5) * speed * 2,
    down: -Math.random() * speed,
  }
}

function fall(flake: Flake, width: number): void {
  flake.x += flake.right
  flake.y += flake.down
  flake.down += width / 2600
  flake.turn += 0.16
  flake.life -= 0.022
}

/** A curl seen from another side with every frame. */
function drawFlake(paint: CanvasRenderingContext2D, { x, y, turn, life, size }: Flake, colour: string): void {
  paint.save()
  paint.translate(x, y)
  paint.rotate(turn)
  paint.globalAlpha = Math.min(1, life * 2)
  paint.fillStyle = colour
  paint.fillRect(-size, (-size / 2) * Math.abs(Math.cos(turn * 2)), size * 2, size * Math.abs(Math.cos(turn * 2)) + 1)
  paint.restore()
}

import type { Sheet } from './sheet.ts'

/** How far a symbol is drawn out upwards and downwards, as parts of its cell; shifts that halve spread it evenly. */
const SHIFTS = [0.04, 0.02, 0.01, 0.005, 0.0025]

/** Twice as even is as smooth as a bell. */
const SMEARS = [...SHIFTS, ...SHIFTS]

/** What is behind shows through what moves. */
const OPACITY = 0.94

/** The same sheet with its symbols as the eye sees them on a turning reel. Throws where there is no 2D canvas. */
export function drawTurning({ image, rows }: Sheet): HTMLCanvasElement {
  const side = image.height / rows
  const sheet = paper(image.width, image.height)
  sheet.globalAlpha = OPACITY
  for (let row = 0; row < rows; row++) {
    const still = paper(image.width, side)
    still.drawImage(image, 0, -row * side)
    const turning = SMEARS.reduce((before, shift) => smeared(before, shift * side), still)
    sheet.drawImage(turning.canvas, 0, row * side)
  }
  return sheet.canvas
}

/** The mean of a drawing shifted up and shifted down. */
function smeared({ canvas }: CanvasRenderingContext2D, shift: number): CanvasRenderingContext2D {
  const context = paper(canvas.width, canvas.height)
  context.globalCompositeOperation = 'lighter'
  context.globalAlpha = 0.5
  context.drawImage(canvas, 0, shift)
  context.drawImage(canvas, 0, -shift)
  return context
}

function paper(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser has no 2D canvas')
  return context
}

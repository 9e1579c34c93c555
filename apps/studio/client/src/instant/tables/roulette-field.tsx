import type { CSSProperties, MouseEvent } from 'react'
import type { Say } from '../../words.ts'
import { betTowards, type Colour } from './roulette-bets.ts'
import { RouletteChip } from './roulette-chip.tsx'
import { betName } from './roulette-words.ts'

type RouletteFieldProps = {
  readonly say: Say
  readonly bet: string
  readonly place: 'zero' | 'number' | 'column' | 'dozen' | 'chance'
  readonly text: string
  readonly colour?: Colour
  readonly style: CSSProperties
  /** Of a single number: between it and its neighbours chips may be laid, too. */
  readonly number?: number
  readonly times: string
  readonly chips: number
  readonly fate: 'won' | 'lost' | undefined
  readonly isCovered: boolean
  readonly isMet?: boolean
  readonly onBet: ((bet: string) => void) | undefined
  readonly onAim: (bet: string | null) => void
}

/** A field of the cloth, pressed to lay a chip on it; with a mouse, near its edge, between it and the next. */
export function RouletteField(props: RouletteFieldProps) {
  const { say, bet, place, text, colour, style, number, chips, fate, isCovered, isMet, onBet, onAim } = props
  const betAt = (event: MouseEvent<HTMLElement>) => (number ? betUnder(event, number) : bet)
  const words = { bet: betName(say, bet), times: Number(props.times), count: chips }
  return (
    <button
      type="button"
      className="roulette-field"
      data-place={place}
      data-colour={colour}
      data-covered={isCovered}
      data-met={isMet}
      data-fate={fate}
      data-laid={chips > 0}
      style={style}
      aria-label={say(chips > 0 ? 'game.roulette.placed' : 'game.roulette.place', words)}
      aria-disabled={onBet === undefined}
      onClick={(event) => onBet?.(betAt(event))}
      onMouseMove={(event) => onAim(betAt(event))}
      onMouseLeave={() => onAim(null)}
      onFocus={() => onAim(bet)}
      onBlur={() => onAim(null)}
    >
      <span className="roulette-text">{text}</span>
      {chips > 0 && <RouletteChip chips={chips} fate={fate} />}
    </button>
  )
}

/** How near to its edge a field is left for what lies between, in parts of it. */
const EDGE = 0.2

/** A finger is too broad for what lies between fields, and a key has no place at all. */
function betUnder(event: MouseEvent<HTMLElement>, number: number): string {
  const { nativeEvent, currentTarget, clientX, clientY } = event
  const isKey = event.type === 'click' && event.detail === 0
  const isFinger = nativeEvent instanceof PointerEvent && nativeEvent.pointerType !== 'mouse'
  const isUpright = getComputedStyle(currentTarget).getPropertyValue('--upright').trim() === '1'
  if (isKey || isFinger || isUpright) return `straight-${number}`
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return betTowards(number, { along: side((clientX - left) / width), across: -side((clientY - top) / height) })
}

function side(part: number): number {
  if (part < EDGE) return -1
  return part > 1 - EDGE ? 1 : 0
}

import { add, parseAmount, ZERO } from '@sanuk/money/amount'
import type { ComponentProps } from 'react'
import { on } from '../bets/stakes.ts'
import type { FeltSpot } from '../games/game-look.ts'
import { Chip } from './chip.tsx'
import { type FeltState, useFelt } from './felt-state.ts'

/** A place of the table to bet on, and the player's chips there. */
export function Spot({ spot, className, label, face }: ComponentProps<FeltSpot>) {
  const felt = useFelt()
  const { kit, lay } = felt
  const [share, fate] = [felt.shareOf(spot), felt.fateOf(spot)]
  const name = kit.spotName(spot)
  const isNamed = label === undefined && face === undefined
  return (
    <button
      type="button"
      className={className ? `spot ${className}` : 'spot'}
      data-spot={spot}
      data-won={wonOf(felt, spot)}
      data-open={lay !== undefined}
      aria-disabled={lay === undefined}
      onClick={() => lay?.(spot)}
    >
      {isNamed ? <span className="spot-name">{name}</span> : <span className="visually-hidden">{name}</span>}{' '}
      {!isNamed && (
        <span className={face === undefined ? 'spot-name' : 'spot-face'} aria-hidden="true">
          {face ?? label}
        </span>
      )}
      <span className="spot-pays">{felt.paysText(spot)}</span>
      <span className="visually-hidden">{spotText(felt, spot)}</span>
      {share !== null && (
        <span className="spot-share" aria-hidden="true">
          <i style={{ inlineSize: `${share}%` }} />
          <b>{`${share}%`}</b>
        </span>
      )}
      <SpotChips {...{ felt, spot }} />
      {fate?.kind === 'won' && <span className="spot-win" aria-hidden="true">{`+${kit.money(fate.win)}`}</span>}
    </button>
  )
}

/** How a spot lights up: it won, it gave stakes back, or it lost; undefined until that is told. */
function wonOf({ result, isPersonal, fateOf }: FeltState, spot: string): boolean | 'back' | undefined {
  if (!result) return undefined
  if (isPersonal(spot)) {
    const kind = fateOf(spot)?.kind
    return kind === 'back' ? kind : kind && kind === 'won'
  }
  return result.returned.includes(spot) ? 'back' : result.won.includes(spot)
}

function SpotChips({ felt, spot }: { readonly felt: FeltState; readonly spot: string }) {
  const [placed, waiting, laid] = [on(felt.placed, spot), on(felt.waiting, spot), on(felt.laid, spot)]
  if (add(placed, waiting, laid) === ZERO) return null
  return (
    <span className="spot-chips" aria-hidden="true">
      {placed > ZERO && <Chip value={placed} state="placed" fate={felt.fateOf(spot)?.kind} />}
      {waiting > ZERO && <Chip value={waiting} state="waiting" />}
      {laid > ZERO && <Chip value={laid} state="laid" key={String(laid)} />}
    </span>
  )
}

/** What is read out of a spot beside its name and what it pays: its limits, and the player's chips. */
function spotText(felt: FeltState, spot: string): string {
  const { say, money } = felt.kit
  const limits = felt.rules.spots.find((each) => each.spot === spot)
  const [placed, waiting, laid] = [on(felt.placed, spot), on(felt.waiting, spot), on(felt.laid, spot)]
  const parts = [
    limits &&
      say('rooms.spot.limits', {
        minimum: money(parseAmount(limits.minimum)),
        maximum: money(parseAmount(limits.maximum)),
      }),
    placed > ZERO && say('rooms.spot.placed', { amount: money(placed) }),
    waiting > ZERO && say('rooms.spot.waiting', { amount: money(waiting) }),
    laid > ZERO && say('rooms.spot.laid', { amount: money(laid) }),
  ]
  return parts.flatMap((part) => (typeof part === 'string' ? [`, ${part}`] : [])).join('')
}

import { type Amount, add, parseAmount, ZERO } from '@sanuk/money/amount'
import type { TableRules } from '#protocol'
import { paysText } from '../bets/pays.ts'
import { spotName } from '../bets/spot-name.ts'
import type { Kit } from '../kit.ts'
import { Chip } from './chip.tsx'

/** What lies on a spot. */
export type OnSpot = { readonly placed: Amount; readonly waiting: Amount; readonly laid: Amount }

/** What became of the player's bet on it. */
export type Fate = { readonly kind: 'won' | 'lost' | 'back'; readonly win: Amount }

export type SpotProps = {
  readonly kit: Pick<Kit, 'say' | 'money'>
  readonly rules: TableRules
  readonly spot: string
  readonly on: OnSpot
  /** The share of the players who bet on the same, of a hundred; null where it is not told. */
  readonly share: number | null
  readonly isWon: boolean | undefined
  readonly fate: Fate | undefined
  /** Not given while no bets are taken. */
  readonly onLay: (() => void) | undefined
}

/** A place of the table to bet on, and the player's chips there. */
export function Spot({ kit, rules, spot, on, share, isWon, fate, onLay }: SpotProps) {
  const name = spotName(kit.say, spot)
  const pays = paysText(kit.say, rules.variant, spot)
  const total = add(on.placed, on.waiting, on.laid)
  return (
    <button
      type="button"
      className="spot"
      data-spot={spot}
      data-won={isWon}
      data-open={onLay !== undefined}
      aria-disabled={onLay === undefined}
      onClick={() => onLay?.()}
    >
      <span className="spot-name">{name}</span> <span className="spot-pays">{pays}</span>
      <span className="visually-hidden">
        {spotText(
          kit,
          on,
          rules.spots.find((each) => each.spot === spot),
        )}
      </span>
      {share !== null && (
        <span className="spot-share" aria-hidden="true">
          <i style={{ inlineSize: `${share}%` }} />
          <b>{`${share}%`}</b>
        </span>
      )}
      {total > ZERO && (
        <span className="spot-chips" aria-hidden="true">
          {on.placed > ZERO && <Chip value={on.placed} state="placed" fate={fate?.kind} />}
          {on.waiting > ZERO && <Chip value={on.waiting} state="waiting" />}
          {on.laid > ZERO && <Chip value={on.laid} state="laid" key={String(on.laid)} />}
        </span>
      )}
      {fate?.kind === 'won' && <span className="spot-win" aria-hidden="true">{`+${kit.money(fate.win)}`}</span>}
    </button>
  )
}

/** What is read out of a spot beside its name and what it pays: its limits, and the player's chips. */
function spotText(
  { say, money }: SpotProps['kit'],
  on: OnSpot,
  limits: TableRules['spots'][number] | undefined,
): string {
  const parts = [
    limits &&
      say('rooms.spot.limits', {
        minimum: money(parseAmount(limits.minimum)),
        maximum: money(parseAmount(limits.maximum)),
      }),
    on.placed > ZERO && say('rooms.spot.placed', { amount: money(on.placed) }),
    on.waiting > ZERO && say('rooms.spot.waiting', { amount: money(on.waiting) }),
    on.laid > ZERO && say('rooms.spot.laid', { amount: money(on.laid) }),
  ]
  return parts.flatMap((part) => (typeof part === 'string' ? [`, ${part}`] : [])).join('')
}

import './look.css'
import type { StageProps } from '../game-props.ts'
import { useStill } from '../use-still.ts'
import { Bowl, Plate } from './bowl.tsx'
import { COINS, type CoinSide, coinsShown, redsOf } from './coins.ts'

/** From a coin's being told until it has been seen. */
export const SEEN_MS = 700

/** Where the coins lie on the plate, from left to right: the bowl slides off them one after the other. */
const PLACES = [
  { x: 198, y: 168 },
  { x: 252, y: 146 },
  { x: 306, y: 182 },
  { x: 360, y: 160 },
] as const

/** A plate and a bowl over four coins: shaken while bets are taken, then lifted. */
export function Stage({ say, shown, phase, coup }: StageProps) {
  const still = useStill(coup, shown.length)
  const coins = coinsShown(shown)
  const label =
    coins.length === 0
      ? say('rooms-sedie.stage.covered')
      : say('rooms-sedie.stage.coins', { coins: coins.map((coin) => say(`rooms-sedie.coin.${coin}`)).join(', ') })
  return (
    <div className="sedie-stage" data-phase={phase}>
      <svg viewBox="0 0 560 250" role="img" aria-label={label}>
        <g key={coup} className="sedie-plate" data-shaken={phase === 'betting' && coins.length === 0}>
          <Plate />
          {coins.map((coin, at) => (
            <Coin key={PLACES[at]?.x} {...{ coin, at }} />
          ))}
        </g>
        <g className="sedie-bowl" data-off={coins.length} data-still={still > 0}>
          <g key={coup} className="sedie-bowl-shake" data-shaken={phase === 'betting' && coins.length === 0}>
            <Bowl />
          </g>
        </g>
      </svg>
      {coins.length === COINS && (
        <p
          key={coup}
          className="sedie-told"
          data-side={redsOf(coins) % 2 === 1 ? 'banker' : 'player'}
          data-still={still >= COINS}
        >
          <strong>{say(redsOf(coins) % 2 === 1 ? 'rooms-sedie.spot.odd' : 'rooms-sedie.spot.even')}</strong>{' '}
          <span>{say('rooms-sedie.told', { red: redsOf(coins), white: COINS - redsOf(coins) })}</span>
        </p>
      )}
    </div>
  )
}

/** A coin lying on the plate, seen from the side of the player. */
function Coin({ coin, at }: { readonly coin: CoinSide; readonly at: number }) {
  const { x, y } = PLACES[at] ?? PLACES[0]
  return (
    <g className="sedie-coin" data-coin={coin} transform={`translate(${x} ${y}) rotate(${at * 7 - 10})`}>
      <ellipse className="coin-shade" cx="3" cy="9" rx="28" ry="15" />
      <ellipse className="coin-edge" cy="5" rx="26" ry="14" />
      <ellipse className="coin-face" rx="26" ry="14" />
      <ellipse className="coin-ring" rx="20.5" ry="10.6" />
      <path className="coin-hole" d="M0 -4.6 L8 0 L0 4.6 L-8 0 Z" />
    </g>
  )
}

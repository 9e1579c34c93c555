import rooms from '@sanuk/locales/en/rooms.json'
import fanTan from '@sanuk/locales/en/rooms-fan-tan.json'
import moneyWheel from '@sanuk/locales/en/rooms-money-wheel.json'
import roulette from '@sanuk/locales/en/rooms-roulette.json'
import sedie from '@sanuk/locales/en/rooms-sedie.json'
import { speakerOf } from '@sanuk/vendor-client/speaker'
import type { PastResult, TableState, Turn } from '#protocol'
import { RULES } from '../rooms.fixture.ts'
import type { Say } from '../words.ts'
import type { FeltProps, SpotPart } from './game-props.ts'

/** The English words of a table and of the games in this folder. */
export const say: Say = speakerOf('en', { ...rooms, ...roulette, ...sedie, ...fanTan, ...moneyWheel })

/** A spot as a plain button that says its code. */
export const SpotStub: SpotPart = ({ spot, className, label }) => (
  <button
    type="button"
    className={`spot ${className ?? ''}`}
    data-spot={spot}
    aria-label={`${label ?? ''} ${spot}`.trim()}
  >
    <span className="spot-name">{label ?? spot}</span>
  </button>
)

/** What a felt is given while bets are taken, or in another phase, at a table that offers these spots. */
export function feltProps(
  spots: readonly { readonly code: string }[],
  phase: TableState['phase'] = 'betting',
): FeltProps {
  const table: TableState = { phase, series: null, coup: null, results: [], crowd: { players: 1, spots: [] } }
  const rules = { ...RULES, spots: spots.map(({ code }) => ({ spot: code, minimum: '20.00', maximum: '1000.00' })) }
  return { kit: { say }, view: { rules, table }, Spot: SpotStub }
}

/** What was shown, by place: `turns({ beads: '57', rest: '1' })`. */
export const turns = (faces: Readonly<Record<string, string>>): Turn[] =>
  Object.entries(faces).map(([place, face]) => ({ place, face }))

/** A past coup whose roads were won by the red side, the blue one or neither. */
export const past = (faces: readonly string[], ...letters: readonly ('r' | 'b' | 't')[]): PastResult => ({
  faces: [...faces],
  roads: letters.map((letter) => ({
    winner: letter === 'r' ? 'banker' : letter === 'b' ? 'player' : 'tie',
    playerPair: false,
    bankerPair: false,
    natural: false,
  })),
})

/** The spots that lie on the page, in their order. */
export const spotsOnPage = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('[data-spot]')].map(({ dataset }) => dataset.spot ?? '')

import type { Say } from '../../words.ts'
import { LilyPad } from './lily-pad.tsx'

export type Face = 'hidden' | 'safe' | 'trap' | 'hit'

/** Where the frog is by it; `lost` is the row it sank in. */
export type RowState = 'ahead' | 'next' | 'done' | 'lost'

type RowProps = {
  readonly say: Say
  /** From 0, the lowest. */
  readonly row: number
  readonly times: string
  readonly state: RowState
  /** What lies on its pads. */
  readonly faces: readonly Face[]
  readonly picked: number | undefined
  /** Whether the frog is on the picked pad. */
  readonly hasFrog: boolean
  readonly open: boolean
  readonly onPick: (tile: number) => void
  readonly pieces: Readonly<Record<string, string>>
}

/** A row of pads, and what getting there is worth. */
export function TowersRow(props: RowProps) {
  const { say, row, times, state, faces, picked, hasFrog, open, onPick, pieces } = props
  return (
    <fieldset className="pond-row" data-state={state} aria-label={say('game.towers.row', { row: row + 1, times })}>
      <span className="pond-times" aria-hidden="true">
        ×{times}
      </span>
      {faces.map((face, tile) => {
        const isHere = tile === picked && hasFrog
        // A row never changes its pads: each keeps its place.
        const place = `pad ${tile}`
        return (
          <button
            key={place}
            type="button"
            className="pond-pad"
            data-face={face}
            data-picked={tile === picked}
            aria-label={`${say('game.towers.pad', { row: row + 1, pad: tile + 1 })}: ${say(`game.towers.${face}`)}`}
            disabled={!open || state !== 'next'}
            onClick={() => onPick(tile)}
          >
            <LilyPad />
            {face !== 'hidden' && !isHere && (
              <img className="pad-piece" src={face === 'safe' ? pieces.safe : pieces.trap} alt="" />
            )}
          </button>
        )
      })}
    </fieldset>
  )
}

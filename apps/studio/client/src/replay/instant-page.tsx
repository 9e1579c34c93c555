import '../styles/replay-table.css'
import type { Language } from '@sanuk/locales/word'
import { parseAmount } from '@sanuk/money/amount'
import { createRoot } from 'react-dom/client'
import * as z from 'zod/mini'
import type { InstantReplay } from '#protocol'
import { element } from '../element.ts'
import type { Kind } from '../instant/kind.ts'
import { withKind } from '../instant/kinds.tsx'
import type { Say } from '../words.ts'
import { type FrameNeeds, replayFrame } from './frame.ts'

type Needs = FrameNeeds & { readonly language: Language; readonly replay: InstantReplay }

/** A past round of a game without reels: its board as it lay when the round was over. */
export function instantPage(needs: Needs): HTMLElement {
  const { say, language, replay } = needs
  const { instant, result, currency } = replay
  const table = element('section', {
    class: 'replay-table game-colours table-colours',
    'aria-label': say('game.replay'),
  })
  const [light, deep] = instant.hues
  table.style.setProperty('--hue-light', String(light))
  table.style.setProperty('--hue-deep', String(deep))
  createRoot(table).render(withKind(instant.kind, (kind) => <PastBoard {...{ say, replay, kind }} />))
  return replayFrame(
    needs,
    { name: instant.names[language], currency, result: { ...result, stake: result.staked } },
    table,
  )
}

type PastBoardProps<Choice, Move, View> = {
  readonly say: Say
  readonly replay: InstantReplay
  readonly kind: Kind<Choice, Move, View>
}

/** Nothing moves on it, and nothing can be done. */
function PastBoard<Choice, Move, View>({ say, replay, kind }: PastBoardProps<Choice, Move, View>) {
  const { instant, result } = replay
  const { Board, wire } = kind
  return (
    <Board
      {...{ say, pieces: instant.pieces, tables: instant.pays, round: result.spin }}
      choice={z.parse(wire.choice, result.choice)}
      view={z.parse(wire.view, result.view)}
      won={parseAmount(result.win) > parseAmount(result.staked)}
      stakes={Number(parseAmount(result.staked) / parseAmount(result.stake))}
      options={[]}
      open={false}
      since={null}
      onMove={() => undefined}
      onSeen={() => undefined}
      quick
    />
  )
}

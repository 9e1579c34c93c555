import { ChevronUp } from 'lucide-react'
import { useId, useState } from 'react'
import type { PastResult, TableRules, TableState } from '#protocol'
import type { GameLook } from '../games/game-look.ts'
import type { Say } from '../words.ts'
import { StatisticsPanel } from './statistics-panel.tsx'

type HistoryPanelProps = {
  readonly say: Say
  readonly look: GameLook
  readonly sides: TableRules['sides']
  readonly table: TableState | null
  /** Whether all of the coup has been seen: its result enters the history then. */
  readonly isSeen: boolean
}

/** What came in this series, as the game tells it. On a phone it folds into a strip. */
export function HistoryPanel({ say, look, sides, table, isSeen }: HistoryPanelProps) {
  const [isUnfolded, setUnfolded] = useState(false)
  const [isCounted, setCounted] = useState(false)
  const body = useId()
  const { History, Counts, Strip, source } = look
  const history = { say, sides, results: shownResults(table, isSeen) }
  const { series = null } = table ?? {}
  const amounts = { number: series?.number ?? 0, coups: history.results.length }
  const dealt = { dealt: series?.dealt ?? 0, cards: series?.length ?? 0 }
  return (
    <aside className="roads" aria-label={say('rooms.roads')} data-unfolded={isUnfolded}>
      <header className="roads-head">
        {Counts && <Counts {...history} />}
        <button
          type="button"
          className="roads-fold"
          aria-expanded={isUnfolded}
          aria-controls={body}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          <span className="roads-strip" aria-hidden="true">
            {Strip && <Strip {...history} />}
          </span>
          <span className="visually-hidden">{say('rooms.roads')}</span>
          <ChevronUp aria-hidden="true" />
        </button>
      </header>
      <div className="roads-body" id={body}>
        <PanelSwitch {...{ say, isCounted }} onChoose={setCounted} />
        {isCounted ? <StatisticsPanel {...{ say, look }} results={history.results} /> : <History {...history} />}
      </div>
      {series && (
        <p className="roads-shoe">
          <span>{say(source === 'shoe' ? 'rooms.shoe.number' : 'rooms.series.number', amounts)}</span>
          <span className="roads-shoe-bar" aria-hidden="true">
            <i style={{ inlineSize: `${Math.min(100, (series.dealt * 100) / Math.max(1, series.length))}%` }} />
          </span>
          <span>{say(source === 'shoe' ? 'rooms.shoe.dealt' : 'rooms.series.dealt', dealt)}</span>
        </p>
      )}
    </aside>
  )
}

type PanelSwitchProps = {
  readonly say: Say
  readonly isCounted: boolean
  readonly onChoose: (isCounted: boolean) => void
}

/** Chooses between what came one after the other and how often it came. */
function PanelSwitch({ say, isCounted, onChoose }: PanelSwitchProps) {
  return (
    <fieldset className="side-switch" aria-label={say('rooms.statistics.switch')}>
      <button type="button" aria-pressed={!isCounted} onClick={() => onChoose(false)}>
        {say('rooms.statistics.results')}
      </button>
      <button type="button" aria-pressed={isCounted} onClick={() => onChoose(true)}>
        {say('rooms.statistics')}
      </button>
    </fieldset>
  )
}

/** The results that may be told. */
export function shownResults(table: TableState | null, isSeen: boolean): readonly PastResult[] {
  if (!table) return []
  const isAhead = table.phase === 'result' && !isSeen && table.coup?.result
  return isAhead ? table.results.slice(0, -1) : table.results
}

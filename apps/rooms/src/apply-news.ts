import type { CoupResult, PastResult, TableNews, TableState } from './protocol.ts'

/** A table at which nobody deals. */
export const STOPPED: TableState = {
  phase: 'stopped',
  series: null,
  coup: null,
  results: [],
  crowd: { players: 0, spots: [] },
}

/** What a table is after some news of it. Server and page both keep it by this, so that they cannot differ. */
export function applyNews(state: TableState, news: TableNews): TableState {
  switch (news.kind) {
    case 'shuffling':
      return { ...state, phase: 'shuffling', series: news.series, coup: null, results: [], crowd: nobodyBets(state) }
    case 'opened':
      return {
        ...state,
        phase: 'betting',
        series: state.series && { ...state.series, burn: news.burn, dealt: news.dealt },
        coup: { ...news.coup, shown: [], result: null, isVoid: false },
        crowd: nobodyBets(state),
      }
    case 'closed':
      return { ...state, phase: 'closed' }
    case 'dealing':
      return { ...state, phase: 'dealing', coup: state.coup && { ...withoutStep(state.coup), ...poolsOf(news) } }
    case 'deciding':
      return deciding(state, news)
    case 'shown':
      return withTurn(state, news)
    case 'result':
      return {
        ...state,
        phase: 'result',
        coup: state.coup && { ...state.coup, result: news.result },
        results: [...state.results, pastOf(news.result)],
      }
    case 'void':
      return voided(state)
    case 'revised':
      return revised(state, news)
    case 'crowd':
      return { ...state, crowd: news.crowd }
    case 'boxes':
      return { ...state, boxes: news.boxes }
    case 'studio':
      return { ...state, studio: news.studio }
    case 'stopped':
      return { ...state, phase: 'stopped', coup: null }
  }
}

const nobodyBets = ({ crowd }: TableState): TableState['crowd'] => ({ players: crowd.players, spots: [] })

const poolsOf = ({ pools }: Extract<TableNews, { kind: 'dealing' }>) => (pools ? { pools } : {})

const pastOf = ({ faces, roads }: CoupResult): PastResult => ({ faces, roads })

function withTurn(state: TableState, { turn, dealt }: Extract<TableNews, { kind: 'shown' }>): TableState {
  const { coup, series } = state
  if (!coup) return state
  return { ...state, series: series && { ...series, dealt }, coup: { ...coup, shown: [...coup.shown, turn] } }
}

type Coup = NonNullable<TableState['coup']>

function deciding(state: TableState, { kind: _, ...step }: Extract<TableNews, { kind: 'deciding' }>): TableState {
  return { ...state, phase: 'deciding', coup: state.coup && { ...state.coup, deciding: step } }
}

const withoutStep = ({ deciding: _, ...coup }: Coup): Coup => coup

/** A coup that was over counts otherwise: what is shown of it changes while it is still on the table. */
function revised(state: TableState, news: Extract<TableNews, { kind: 'revised' }>): TableState {
  const { coup } = state
  const { result, shown, results } = news
  if (coup?.id !== news.coup) return { ...state, results }
  return { ...state, results, coup: { ...coup, shown, result, isVoid: result === null } }
}

/** A result that was told already counts no more. */
function voided(state: TableState): TableState {
  const { coup, results } = state
  const isRevealed = coup !== null && coup.result !== null
  return {
    ...state,
    phase: 'result',
    coup: coup && { ...withoutStep(coup), result: null, isVoid: true },
    results: isRevealed ? results.slice(0, -1) : results,
  }
}

import type { Language } from '@sanuk/locales/word'
import { parseAmount } from '@sanuk/money/amount'
import { currency } from '@sanuk/money/currency'
import { formatMoney } from '@sanuk/money/format'
import { Download } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Replay } from '#room-calls'
import { Seed } from '../dialogs/fairness.tsx'
import type { LoadedGame } from '../games/games.ts'
import type { Say } from '../words.ts'
import { StudioFacts } from './studio-facts.tsx'

type ReplayPageProps = {
  readonly game: LoadedGame
  readonly language: Language
  /** Writes an instant in the time zone of the site. */
  readonly moment: (instant: string) => string
  readonly replay: Replay
}

/** A past coup as it lay when it was over, what the player had on it, and what its cards were drawn from. */
export function ReplayPage({ game, language, moment, replay }: ReplayPageProps) {
  const { table, coup, playedAt, results, commitment, record } = replay
  const { look, say } = game
  const { Stage, History, source } = look
  const verdict = coup.result && look.verdict(say, coup.result, table.sides)
  const round = { shoe: coup.series, number: coup.number }
  return (
    <main className="replay" data-game={table.game}>
      <header className="replay-head">
        <h1>{table.names[language]}</h1>
        <p>{say(source === 'shoe' ? 'rooms.replay.round' : 'rooms.replay.round.series', round)}</p>
        <time dateTime={playedAt}>{moment(playedAt)}</time>
      </header>
      <section className="replay-cloth table-colours" aria-label={say('rooms.replay')}>
        <p className="replay-result" data-winner={verdict?.side}>
          {coup.isVoid ? say('rooms.void') : verdict?.text}
        </p>
        <Stage
          {...{ say, shown: coup.shown, result: coup.result }}
          decided={replay.decisions ?? null}
          phase="result"
          coup={`${coup.series} ${coup.number}`}
          card={coup.card}
          still={coup.shown.length}
          seen={coup.shown.length}
        />
      </section>
      <Revision {...{ game, moment, replay }} />
      <Bets {...{ game, replay }} />
      <Decisions {...{ game, replay }} />
      <section className="replay-roads table-colours" aria-label={say('rooms.roads')}>
        <History {...{ say, results }} sides={table.sides} />
      </section>
      <section className="replay-fair" aria-label={say('rooms.fair')}>
        <h2>{say('rooms.fair')}</h2>
        {replay.studio ? (
          <StudioFacts {...{ say }} studio={replay.studio} />
        ) : (
          <dl>
            <Seed say={say} name={say('rooms.fair.commitment')} value={commitment} />
          </dl>
        )}
        {record === null ? (
          <p className="replay-note">
            {say(source === 'shoe' ? 'rooms.replay.record.later' : 'rooms.replay.record.later.series')}
          </p>
        ) : (
          <Record {...{ say, replay }} />
        )}
      </section>
    </main>
  )
}

type RevisionProps = Pick<ReplayPageProps, 'game' | 'moment' | 'replay'>

/** That an operator made the coup void or corrected it, and how it had ended before. */
function Revision({ game: { look, say }, moment, replay: { revision, table } }: RevisionProps) {
  if (!revision) return null
  const before = revision.result && look.verdict(say, revision.result, table.sides).text
  return (
    <section className="replay-revision">
      <p>{say(`rooms.replay.revised.${revision.kind}`, { moment: moment(revision.at) })}</p>
      {before !== null && <p className="replay-note">{say('rooms.replay.revised.before', { result: before })}</p>}
    </section>
  )
}

/** What the player had on the coup, line by line. */
function Bets({ game, replay }: { readonly game: LoadedGame; readonly replay: Replay }) {
  const { look, say } = game
  const unit = currency(replay.currency)
  const money = (amount: string) => formatMoney(parseAmount(amount), unit)
  if (replay.lines.length === 0) return <p className="replay-note">{say('rooms.replay.none')}</p>
  return (
    <table className="replay-bets">
      <caption>{say('rooms.replay.bets')}</caption>
      <thead>
        <tr>
          <th scope="col">{say('rooms.replay.spot')}</th>
          <th scope="col">{say('rooms.replay.stake')}</th>
          <th scope="col">{say('rooms.replay.win')}</th>
        </tr>
      </thead>
      <tbody>
        {replay.lines.map(({ spot, stake, win }) => (
          <tr key={spot} data-won={parseAmount(win) > parseAmount(stake)}>
            <th scope="row">{look.spotName(say, spot)}</th>
            <td>{money(stake)}</td>
            <td>{money(win)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{say('rooms.replay.total')}</th>
          <td>{money(replay.stake)}</td>
          <td>{money(replay.win)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

/** What the player decided, in the order of the steps. */
function Decisions({ game, replay }: { readonly game: LoadedGame; readonly replay: Replay }) {
  const { look, say } = game
  const { decisions = [] } = replay
  const { deciding } = look
  if (!deciding || decisions.length === 0) return null
  const text = ({ hand, move }: (typeof decisions)[number]) => {
    const word = deciding.moves[move]?.word
    return `${deciding.handName(say, hand)}: ${word ? say(word) : move}`
  }
  return <p className="replay-note">{say('rooms.replay.decisions', { decisions: decisions.map(text).join(' · ') })}</p>
}

/** What the coup can be verified with, as a file. */
function Record({ say, replay }: { readonly say: Say; readonly replay: Replay }) {
  const [address, setAddress] = useState<string>()
  const text = JSON.stringify(replay.record, null, 2)
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [text])
  return (
    <a
      className="replay-button"
      href={address}
      download={`${replay.table.code}-${replay.coup.series}-${replay.coup.number}.json`}
    >
      <Download aria-hidden="true" />
      {say('rooms.replay.record')}
    </a>
  )
}

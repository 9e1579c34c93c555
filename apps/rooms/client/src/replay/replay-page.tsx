import { beadPlate } from '@sanuk/engines/live/roads/bead-plate'
import { bigRoad } from '@sanuk/engines/live/roads/big-road'
import type { Language } from '@sanuk/locales/word'
import { parseAmount } from '@sanuk/money/amount'
import { currency } from '@sanuk/money/currency'
import { formatMoney } from '@sanuk/money/format'
import { Download } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Replay } from '#protocol'
import { spotName } from '../bets/spot-name.ts'
import { Seed } from '../dialogs/fairness.tsx'
import { BeadPlate } from '../roads/bead-plate.tsx'
import { BigRoad } from '../roads/big-road.tsx'
import { resultText } from '../table/result-words.ts'
import { Side } from '../table/side.tsx'
import type { Say } from '../words.ts'

type ReplayPageProps = {
  readonly say: Say
  readonly language: Language
  /** Writes an instant in the time zone of the site. */
  readonly moment: (instant: string) => string
  readonly replay: Replay
}

/** A past coup as it lay when it was over, what the player had on it, and what its cards were drawn from. */
export function ReplayPage({ say, language, moment, replay }: ReplayPageProps) {
  const { table, coup, playedAt, results, commitment, record } = replay
  const winner = coup.result?.winner
  return (
    <main className="replay">
      <header className="replay-head">
        <h1>{table.names[language]}</h1>
        <p>{say('rooms.replay.round', { shoe: coup.shoe, number: coup.number })}</p>
        <time dateTime={playedAt}>{moment(playedAt)}</time>
      </header>
      <section className="replay-cloth table-colours" aria-label={say('rooms.replay')}>
        <p className="replay-result" data-winner={winner}>
          {coup.isVoid ? say('rooms.void') : coup.result && resultText(say, coup.result)}
        </p>
        <div className="sides">
          {(['player', 'banker'] as const).map((side) => (
            <Side
              key={side}
              {...{ say, side }}
              coup={`${coup.shoe} ${coup.number}`}
              cards={coup.cards[side]}
              turned={coup.cards[side]}
              still={coup.cards[side].length}
              isWinner={winner && (winner === side || winner === 'tie')}
            />
          ))}
        </div>
      </section>
      <Bets {...{ say, replay }} />
      <section className="replay-roads table-colours" aria-label={say('rooms.roads')}>
        <BigRoad say={say} road={bigRoad(results)} />
        <BeadPlate say={say} cells={beadPlate(results)} />
      </section>
      <section className="replay-fair" aria-label={say('rooms.fair')}>
        <h2>{say('rooms.fair')}</h2>
        <dl>
          <Seed say={say} name={say('rooms.fair.commitment')} value={commitment} />
        </dl>
        {record === null ? (
          <p className="replay-note">{say('rooms.replay.record.later')}</p>
        ) : (
          <Record {...{ say, replay }} />
        )}
      </section>
    </main>
  )
}

/** What the player had on the coup, line by line. */
function Bets({ say, replay }: { readonly say: Say; readonly replay: Replay }) {
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
            <th scope="row">{spotName(say, spot)}</th>
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
      download={`${replay.table.code}-${replay.coup.shoe}-${replay.coup.number}.json`}
    >
      <Download aria-hidden="true" />
      {say('rooms.replay.record')}
    </a>
  )
}

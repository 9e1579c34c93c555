import type { Say } from '../../words.ts'
import type { PayTables } from '../kind.ts'
import type { ScratchSymbol } from './scratch-fields.tsx'

type ScratchPaysProps = {
  readonly say: Say
  readonly tables: PayTables
  readonly pieces: Readonly<Record<string, string>>
  /** The symbol that has won, once that has been seen. */
  readonly reached: ScratchSymbol | null
}

/** What three of each symbol pay, the best first, and how many tickets of the book do. */
export function ScratchPays({ say, tables, pieces, reached }: ScratchPaysProps) {
  // The server names the rows of the table by their symbols.
  const rows = Object.entries(tables) as [ScratchSymbol | 'nothing', readonly string[]][]
  const prizes = rows.flatMap(([symbol, [times = '', tickets = '']]) =>
    symbol === 'nothing' ? [] : [{ symbol, times: Number(times), tickets: Number(tickets) }],
  )
  const all = rows.reduce((sum, [, [, tickets = '0']]) => sum + Number(tickets), 0)
  return (
    <section className="scratch-prizes" aria-label={say('game.scratch.three')}>
      <h2>{say('game.scratch.three')}</h2>
      <dl className="scratch-pays">
        {prizes.reverse().map(({ symbol, times, tickets }) => (
          <div key={symbol} className="scratch-pay" data-reached={symbol === reached}>
            <dt>
              <img className="scratch-prize" src={pieces[symbol]} alt={say(`game.scratch.symbol.${symbol}`)} />
            </dt>
            <dd className="scratch-times">{say('game.instant.times', { times })}</dd>
            <dd className="scratch-tickets">{say('game.scratch.tickets', { count: tickets })}</dd>
          </div>
        ))}
      </dl>
      <p className="scratch-book">{say('game.scratch.book', { count: all })}</p>
    </section>
  )
}

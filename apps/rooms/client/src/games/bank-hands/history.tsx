import type { HistoryProps } from '../game-look.ts'
import { resultText } from './hand.tsx'
import { mostlyWonBy, roundFaces } from './hand-faces.ts'
import { rankMark, rankName } from './rank-name.ts'

/** How many rounds are drawn. */
const LAST = 10

/** How many rounds a strip shows. */
const STRIP = 5

type BankHistoryProps = Pick<HistoryProps, 'say' | 'results'> & { readonly hands: readonly number[] }

/** What bank and hands had in the latest rounds, the newest on the right, and how often each hand won. */
export function BankHistory({ say, results, hands }: BankHistoryProps) {
  const all = results.map((result, at) => ({ ...roundFaces(result), number: at + 1 }))
  const last = all.slice(-LAST)
  if (all.length === 0) return <p className="bank-none">{say('rooms-bank-hands.history.none')}</p>
  return (
    <table className="bank-history">
      <caption>{say('rooms-bank-hands.history')}</caption>
      <thead className="visually-hidden">
        <tr>
          <td />
          {last.map(({ number }) => (
            <th key={number} scope="col">
              {say('rooms-bank-hands.history.round', { number })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{say('rooms-bank-hands.bank')}</th>
          {last.map(({ number, bank }) => (
            <td key={number} data-result="bank">
              <span aria-hidden="true">{rankMark(say, bank)}</span>
              <span className="visually-hidden">{rankName(say, bank)}</span>
            </td>
          ))}
        </tr>
        {hands.map((hand) => (
          <tr key={hand}>
            <th scope="row">
              {say('rooms-bank-hands.hand', { hand })}{' '}
              <small>
                {say('rooms-bank-hands.history.wins', {
                  count: all.filter(({ hands: ended }) => ended[hand - 1]?.result === 'won').length,
                })}
              </small>
            </th>
            {last.map(({ number, hands: ended }) => {
              const face = ended[hand - 1]
              return (
                <td key={number} data-result={face?.result}>
                  <span aria-hidden="true">{face && rankMark(say, face.rank)}</span>
                  <span className="visually-hidden">
                    {face && `${rankName(say, face.rank)}, ${resultText(say, face)}`}
                  </span>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** How many hands beat the bank in the newest rounds. */
export const BankStrip = ({ results }: HistoryProps) =>
  results
    .map((result, at) => {
      const { hands } = roundFaces(result)
      const won = hands.filter((hand) => hand.result === 'won').length
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: a result is known by its place in the series
        <i key={at} data-winner={mostlyWonBy(won, hands.length)}>
          {won}
        </i>
      )
    })
    .slice(-STRIP)

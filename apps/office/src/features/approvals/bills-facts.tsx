import { billsDecision } from '@sanuk/contracts/office-agent-bills'
import { add, parseAmount, subtract, writeAmount } from '@sanuk/money/amount'
import type { Fact } from '@sanuk/ui/facts'
import type { ReactNode } from 'react'
import type { OfficeWord } from '../../language/office-word.ts'

type Telling = {
  readonly say: (word: OfficeWord, values?: Record<string, string | number>) => string
  readonly money: (wire: string) => ReactNode
  /** Money within a line of text. */
  readonly written: (wire: string) => string
}

/** Which dividends would be paid and what they come to, and who would get none, and why. */
export function billsFacts(details: unknown, { say, money, written }: Telling): readonly Fact[] {
  const { scheme, firstDay, bills, due, denied } = billsDecision.parse(details)
  const left = add(...denied.map((one) => parseAmount(one.due)))
  return [
    { name: say('office-agent-money.scheme'), value: say(`office-agent-money.scheme.${scheme}`) },
    { name: say('office-agent-money.first_day'), value: firstDay },
    { name: say('office-agent-bills.decide.sum.bills'), value: bills - denied.length },
    { name: say('office-agent-bills.decide.sum'), value: money(writeAmount(subtract(parseAmount(due), left))) },
    {
      name: say('office-agent-bills.denied'),
      value:
        denied.length === 0 ? (
          say('office-agent-bills.denied.none')
        ) : (
          <div>
            {denied.map(({ agent, due: amount, reason }) => (
              <div key={agent.id}>
                {say('office-agent-bills.denied.line', { username: agent.username, due: written(amount), reason })}
              </div>
            ))}
          </div>
        ),
    },
  ]
}

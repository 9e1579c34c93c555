import { useLingui } from '@lingui/react'
import type { contractsAfterMove } from '@sanuk/contracts/office-agent-money'
import type { AnswerOf } from '@sanuk/contracts/route'
import { currency as currencyOf } from '@sanuk/money/currency'
import { writeTiers } from '../../components/salary/write-tier.ts'
import { useBrand } from '../../wire/use-brand.ts'

type Props = { readonly list: AnswerOf<typeof contractsAfterMove>['list'] }

/** Contracts that would pay more than the nearest one above after a move, and what that means. */
export function TooHighContracts({ list }: Props) {
  const { _ } = useLingui()
  const unit = useBrand()?.currency ?? currencyOf('THB')
  if (list.length === 0) return null
  const writing = { say: _, unit }
  return (
    <section aria-label={_('office-agents.move.contracts')}>
      <h3>{_('office-agents.move.contracts')}</h3>
      <p>{_('office-agents.move.contracts.note')}</p>
      <ul>
        {list.map(({ agent, scheme, tiers, above }) => (
          <li key={`${agent.id} ${scheme}`}>
            {_('office-agents.move.contract', {
              username: agent.username,
              scheme: _(`office-agent-money.scheme.${scheme}`),
              tiers: writeTiers(tiers, writing),
              above: writeTiers(above, writing),
            })}
          </li>
        ))}
      </ul>
    </section>
  )
}

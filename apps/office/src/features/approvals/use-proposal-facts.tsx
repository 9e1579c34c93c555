import { useLingui } from '@lingui/react'
import { adjustment } from '@sanuk/contracts/adjustments'
import { contentVersion } from '@sanuk/contracts/office-content'
import type { Fact } from '@sanuk/ui/facts'
import * as z from 'zod/mini'
import { useMoney } from '../../components/use-money.tsx'
import type { Proposal } from './approvals.ts'
import { contentFacts } from './content-facts.ts'

const publishing = z.object({ draft: contentVersion })

/** What a proposal would do, as its kind tells it. */
export function useProposalFacts({ kind, details }: Proposal): readonly Fact[] {
  const { _ } = useLingui()
  const money = useMoney()
  switch (kind) {
    case 'members.adjust': {
      const { direction, amount, reason } = adjustment.parse(details)
      return [
        { name: _(`approvals.adjust.${direction}`), value: money(amount) },
        { name: _('approvals.adjust.reason'), value: reason },
      ]
    }
    case 'content.publish':
      return contentFacts(publishing.parse(details).draft, _)
  }
}

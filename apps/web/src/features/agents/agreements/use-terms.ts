import { useLingui } from '@lingui/react'
import type { AgentScheme } from '@sanuk/contracts/agent-schemes'
import { useState } from 'react'
import { writeRate } from '../../../components/write-rate.ts'
import { writtenCount } from '../../../language/written-count.ts'
import type { AskedTerms } from './asked-terms.ts'
import { isSameTiers } from './compare-tiers.ts'
import { termFaults } from './term-faults.ts'
import {
  ACTIVE_MAX,
  type RowFault,
  readRows,
  rowFault,
  rowsFor,
  TIER_FIELDS,
  type TierField,
  type TierRow,
  tierRules,
} from './tier-rows.ts'
import { usePreview } from './use-preview.ts'
import { useSendTerms } from './use-send-terms.ts'

/** Terms while they are typed: rows, what is wrong with them, and what they would have brought. `isTold` tells what is missing. */
export function useTerms(scheme: AgentScheme, { other, standing, most: mostOfBrand }: AskedTerms, isTold: boolean) {
  const { _ } = useLingui()
  const rules = tierRules(scheme, mostOfBrand)
  const { most } = rules
  const [rows, setRows] = useState<readonly TierRow[]>(() => rowsFor(standing))
  const tiers = readRows(rows, rules)
  const isSame = tiers !== null && isSameTiers(tiers, standing)
  const preview = usePreview({ scheme, other: other.id }, isSame ? null : tiers)
  const { send, busy, faultsOf } = useSendTerms(scheme, other)
  const sentFaults = faultsOf(tiers)
  const faults = { ...(preview.fault ? termFaults(preview.fault, _) : {}), ...sentFaults }

  /** What is wrong with a field by itself; an input says on its own what it cannot read. */
  function ownFault(at: number, field: TierField): string | undefined {
    const row = rows[at]
    const fault = row && rowFault(row, field, most)
    if (fault === 'missing') return isTold ? _('agent-agreements.terms.rate.missing') : undefined
    if (fault !== 'too_high') return undefined
    return _('field.at_most', { max: field === 'rate' ? writeRate(most) : writtenCount(ACTIVE_MAX) })
  }

  const isMarked = rows.some((row) => TIER_FIELDS.some((field) => isWrong(rowFault(row, field, most))))
  const incomplete = _(isMarked ? 'agent-agreements.preview.marked' : 'agent-agreements.preview.incomplete')
  const same = _('agent-agreements.fault.same')
  return {
    rows,
    setRows,
    rules,
    preview,
    busy,
    faultOf: (at: number, field: TierField) => ownFault(at, field) ?? faults[`tiers.${at}.${field}`],
    /** What is wrong with the whole, once it was sent. */
    fault: sentFaults[''] ?? (isSame && isTold ? same : undefined),
    /** Why nothing is calculated. */
    instead: isSame ? same : tiers === null ? incomplete : undefined,
    /** Whether the request was taken; terms that are incomplete or in force are not sent. */
    send: async (): Promise<boolean> => tiers !== null && !isSame && (await send(tiers)),
  }
}

/** Whether something stands there that must be corrected, not only added. */
const isWrong = (fault: RowFault | null): boolean => fault !== null && fault !== 'missing'

import { useLingui } from '@lingui/react'
import type { AgentScheme, AgentTier } from '@sanuk/contracts/agent-schemes'
import { proposeSalaryContract, type readSalaryContract } from '@sanuk/contracts/office-agent-money'
import type { AnswerOf } from '@sanuk/contracts/route'
import { Button } from '@sanuk/ui/button'
import { toast } from '@sanuk/ui/toast'
import { type FormEvent, useState } from 'react'
import { FormFault } from '../../components/form-fault.tsx'
import { isDividend } from '../../components/salary/is-dividend.ts'
import { TierFields } from '../../components/salary/tier-fields.tsx'
import {
  fieldsOf,
  readRows,
  rowsFor,
  sameTiers,
  type TierField,
  type TierRow,
} from '../../components/salary/tier-rows.ts'
import { call } from '../../wire/call.ts'
import { useSending } from '../../wire/use-sending.ts'
import styles from './agents.module.css'
import { AGENTS, type AgentRecord } from './agents.ts'

type Props = {
  readonly agent: Pick<AgentRecord, 'id' | 'username'>
  readonly scheme: AgentScheme
  readonly standing: Pick<AnswerOf<typeof readSalaryContract>, 'tiers' | 'next' | 'most' | 'proposal'>
}

/** Proposes other tiers, or the end of the contract; a colleague decides. */
export function ContractForm({ agent: { id, username }, scheme, standing }: Props) {
  const { _ } = useLingui()
  const { busy, fault, faults, send } = useSending(AGENTS)
  const [rows, setRows] = useState(() => rowsFor(standing.tiers, scheme))
  const [sent, setSent] = useState<readonly string[]>([])
  const waits = standing.proposal !== null
  const isOffered = standing.most !== null
  const tiers = readRows(rows, scheme)
  const isAnother = tiers !== null && !sameTiers(tiers, standing.tiers)

  // A refusal counts rows as they were sent, and some may have been removed since.
  const faultOf = (row: TierRow, field: TierField) => faults[`tiers.${sent.indexOf(row.id)}.${field}`]
  const isBesideField = isOffered && rows.some((row) => fieldsOf(scheme).some((field) => faultOf(row, field)))

  async function propose(to: readonly AgentTier[]) {
    setSent(to.length > 0 ? rows.map((row) => row.id) : [])
    if (await send(() => call(proposeSalaryContract, { params: { id }, body: { scheme, tiers: [...to] } })))
      toast.success(_('office-agent-money.proposed', { username }))
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (tiers && isAnother && isOffered && !waits) await propose(tiers)
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <FormFault>{isBesideField ? undefined : fault}</FormFault>
      <fieldset className={styles.form} disabled={waits}>
        {isOffered && (
          <>
            <p className={styles.note}>
              {_(isDividend(scheme) ? 'office-agent-money.tiers.hint.dividend' : 'office-agent-money.tiers.hint', {
                day: standing.next,
              })}
            </p>
            <TierFields scheme={scheme} rows={rows} onChange={setRows} faultOf={faultOf} />
            <Button type="submit" busy={busy} disabled={waits || !isAnother}>
              {_('office-agent-money.contract.propose')}
            </Button>
          </>
        )}
        {standing.tiers.length > 0 && (
          <Button look="outline" busy={busy} disabled={waits} onClick={() => propose([])}>
            {_('office-agent-money.contract.end')}
          </Button>
        )}
      </fieldset>
    </form>
  )
}

import { useLingui } from '@lingui/react'
import { proposeSalaryContract, type readSalaryContract } from '@sanuk/contracts/office-agent-money'
import type { AnswerOf } from '@sanuk/contracts/route'
import { Button } from '@sanuk/ui/button'
import { Field } from '@sanuk/ui/field'
import { toast } from '@sanuk/ui/toast'
import { type FormEvent, useState } from 'react'
import { FormFault } from '../../components/form-fault.tsx'
import { RateInput } from '../../components/rate-input.tsx'
import { call } from '../../wire/call.ts'
import { useSending } from '../../wire/use-sending.ts'
import styles from './agents.module.css'
import { AGENTS, type AgentRecord } from './agents.ts'

type Props = {
  readonly agent: AgentRecord
  readonly standing: Pick<AnswerOf<typeof readSalaryContract>, 'rate' | 'next' | 'proposal'>
}

/** Proposes another rate, or the end of the contract; a colleague decides. */
export function ContractForm({ agent: { id, username }, standing }: Props) {
  const { _ } = useLingui()
  const { busy, fault, faults, send } = useSending(AGENTS)
  const [rate, setRate] = useState(standing.rate)
  const waits = standing.proposal !== null
  // Also false for an empty field, whose rate is not a number.
  const isAnother = rate > 0 && rate !== standing.rate

  async function propose(to: number) {
    if (await send(() => call(proposeSalaryContract, { params: { id }, body: { rate: to } })))
      toast.success(_('office-agent-money.proposed', { username }))
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isAnother) await propose(rate)
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <FormFault>{faults['rate'] ? undefined : fault}</FormFault>
      <fieldset className={styles.form} disabled={waits}>
        <Field
          label={_('office-agent-money.rate.new')}
          hint={_('office-agent-money.rate.hint', { day: standing.next })}
          error={faults['rate']}
        >
          <RateInput value={rate} onChange={setRate} />
        </Field>
        <Button type="submit" busy={busy} disabled={waits || !isAnother}>
          {_('office-agent-money.rate.propose')}
        </Button>
        {standing.rate > 0 && (
          <Button look="outline" busy={busy} disabled={waits} onClick={() => propose(0)}>
            {_('office-agent-money.contract.end')}
          </Button>
        )}
      </fieldset>
    </form>
  )
}

import { useLingui } from '@lingui/react'
import { noteWithdrawal, readWithdrawalRecord } from '@sanuk/contracts/office-withdrawals'
import { parseAmount } from '@sanuk/money/amount'
import { currency } from '@sanuk/money/currency'
import { formatMoney } from '@sanuk/money/format'
import type { ReactNode } from 'react'
import { useParams } from 'wouter'
import { AskedRecord } from '../../components/desk/asked-record.tsx'
import styles from '../../components/desk/desk.module.css'
import { DeskLog } from '../../components/desk/desk-log.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { useTitle } from '../../language/use-title.ts'
import { useMay } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import { HeldReports } from './held-reports.tsx'
import { MemberBeside } from './member-beside.tsx'
import { WhatToDo } from './what-to-do.tsx'
import { WithdrawalFacts } from './withdrawal-facts.tsx'
import { WithdrawalMarks } from './withdrawal-marks.tsx'
import { WithdrawalParts } from './withdrawal-parts.tsx'
import { type Whole, WITHDRAWALS } from './withdrawals.ts'

type Props = {
  /** What else is known of the member who asks. */
  readonly beside: (member: string) => ReactNode
}

/** One withdrawal with everything that an operator weighs, and what can be done about it. */
export function WithdrawalPage({ beside }: Props) {
  useTitle('office-withdrawals.title')
  const { id = '' } = useParams()
  return (
    <AskedRecord
      about={[...WITHDRAWALS, 'record', id]}
      back={{ to: '/withdrawals', word: 'office-withdrawals.back' }}
      ask={(signal) => call(readWithdrawalRecord, { params: { id } }, signal)}
    >
      {(whole) => <Record whole={whole} beside={beside} />}
    </AskedRecord>
  )
}

function Record({ whole, beside }: Props & { readonly whole: Whole }) {
  const { _ } = useLingui()
  const mayChange = useMay()('money.change')
  const { withdrawal, log } = whole
  const params = { id: withdrawal.id }
  return (
    <>
      <PageHead
        title={`${withdrawal.username} · ${formatMoney(parseAmount(withdrawal.amount), currency(withdrawal.currency))}`}
        note={withdrawal.reference}
      >
        <WithdrawalMarks withdrawal={withdrawal} />
      </PageHead>
      <div className={styles.desk}>
        <div className={styles.column}>
          <WithdrawalFacts whole={whole} />
          <WithdrawalParts withdrawal={withdrawal} />
          <HeldReports whole={whole} />
          <DeskLog
            about={WITHDRAWALS}
            log={log.map(({ state, action, ...entry }) => ({
              ...entry,
              word: _(
                state ? `office-withdrawals.state.${state}` : (`office-withdrawals.log.${action ?? 'note'}` as const),
              ),
            }))}
            onNote={mayChange ? (note) => call(noteWithdrawal, { params, body: { note } }) : undefined}
          />
        </div>
        <div className={styles.column}>
          {mayChange && <WhatToDo whole={whole} />}
          <MemberBeside whole={whole} />
          {beside(withdrawal.member)}
        </div>
      </div>
    </>
  )
}

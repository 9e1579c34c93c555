import { useLingui } from '@lingui/react'
import { askToPlayAgain, type Closure } from '@sanuk/contracts/protection'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { useMutation } from '@tanstack/react-query'
import { ArrowUpFromLine, List } from 'lucide-react'
import { useMoment } from '../../components/use-moment.ts'
import { usePanels } from '../../panels/use-panels.ts'
import { notify } from '../../toasts/toasts.ts'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import styles from './protection.module.css'
import { keepProtection } from './use-protection.ts'

/** What holds while somebody stays away, until when, and what is open to them. */
export function ClosureCard({ closure }: { readonly closure: Closure }) {
  const { _ } = useLingui()
  const { open } = usePanels()
  const end = useClosureEnd()
  return (
    <Card level={3} title={_(`protection.closed.${closure.kind}`)} className={styles.closed}>
      <p className={styles.until}>{end(closure)}</p>
      <p className={styles.note}>{_('protection.closed.note')}</p>
      <div className={styles.ways}>
        <Button size="small" icon={<ArrowUpFromLine />} onClick={() => open('withdraw')}>
          {_('protection.closed.withdraw')}
        </Button>
        <Button size="small" look="outline" icon={<List />} onClick={() => open('transactionHistory')}>
          {_('protection.closed.records')}
        </Button>
      </div>
      {closure.mayAsk && <AskAgain />}
    </Card>
  )
}

/** Says until when a break holds. */
export function useClosureEnd(): (closure: Closure) => string {
  const { _ } = useLingui()
  const moment = useMoment()
  return ({ until, reopensAt }) => {
    if (reopensAt) return _('protection.closed.reopens', { when: moment(reopensAt) })
    return until ? _('protection.closed.until', { when: moment(until) }) : _('protection.closed.ever')
  }
}

function AskAgain() {
  const { _ } = useLingui()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(askToPlayAgain),
    onSuccess: keepProtection,
    onError: (fault) => notify('error', faultText(fault, _)),
  })
  return (
    <div className={styles.next}>
      <span>{_('protection.closed.may_ask')}</span>
      <Button look="outline" size="small" busy={isPending} onClick={() => mutate()}>
        {_('protection.closed.ask')}
      </Button>
    </div>
  )
}

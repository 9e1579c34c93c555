import { useLingui } from '@lingui/react'
import { testVendorAddress } from '@sanuk/contracts/office-vendors'
import type { AnswerOf } from '@sanuk/contracts/route'
import { Badge } from '@sanuk/ui/badge'
import { Button } from '@sanuk/ui/button'
import { Radio } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { useDoing } from '../../wire/use-doing.ts'
import styles from './vendors.module.css'
import { VENDORS } from './vendors.ts'

type Tested = AnswerOf<typeof testVendorAddress>

/** Asks the vendor for its games at the address that is saved, and shows what came of it. */
export function AddressTest({ code }: { code: string }) {
  const { _ } = useLingui()
  const doing = useDoing(VENDORS)
  const [tested, setTested] = useState<Tested>()
  const [fault, setFault] = useState<unknown>()

  async function test() {
    setFault(undefined)
    try {
      setTested(await doing(() => call(testVendorAddress, { params: { code } })))
    } catch (refused) {
      setTested(undefined)
      setFault(refused)
    }
  }

  return (
    <div className={styles.panel}>
      <div className={styles.actions}>
        <Button look="outline" size="small" icon={<Radio />} onClick={test}>
          {_('vendors.test')}
        </Button>
      </div>
      <div aria-live="polite">
        {tested && <Result tested={tested} />}
        {fault !== undefined && <p className={styles.note}>{faultText(fault, _)}</p>}
      </div>
    </div>
  )
}

function Result({ tested: { outcome, status, tookMs, games } }: { tested: Tested }) {
  const { _ } = useLingui()
  const works = outcome === 'answered'
  const categories = games.map(({ gameType, games: count }) => `${_(`office.category.${gameType}`)} ${count}`)
  return (
    <>
      <Badge look={works ? 'good' : 'bad'}>{_(`vendors.test.${outcome}`, { ms: tookMs, status: status ?? '' })}</Badge>
      {works && (
        <p className={styles.note}>
          {categories.length > 0
            ? _('vendors.test.games', { games: categories.join(' · ') })
            : _('vendors.test.no_games')}
        </p>
      )}
    </>
  )
}

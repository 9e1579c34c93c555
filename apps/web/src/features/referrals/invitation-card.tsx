import { useLingui } from '@lingui/react'
import { parseAmount } from '@sanuk/money/amount'
import { formatMoney } from '@sanuk/money/format'
import { Button } from '@sanuk/ui/button'
import { QrCode } from '@sanuk/ui/qr-code'
import { ImageDown } from 'lucide-react'
import { useState } from 'react'
import { useBrand } from '../../brand/use-brand.ts'
import { useCurrency } from '../../brand/use-currency.ts'
import { CopyButton } from '../../components/copy-button.tsx'
import { savePoster } from '../../components/poster.ts'
import { canShare, ShareButton } from '../../components/share-button.tsx'
import { notify } from '../../toasts/toasts.ts'
import styles from './referrals.module.css'
import { linkOf, type OwnReferral } from './use-referral.ts'

/** The code, the link and the picture by which friends come, and what they bring. */
export function InvitationCard({ own }: { readonly own: OwnReferral }) {
  const { _ } = useLingui()
  const currency = useCurrency()
  const brand = useBrand()
  const [busy, setBusy] = useState(false)
  const link = linkOf(own.code)
  const money = (amount: string) => formatMoney(parseAmount(amount), currency)
  const title = _('referrals.title', { reward: money(own.reward) })

  async function save() {
    setBusy(true)
    try {
      const name = brand?.brand.name ?? ''
      await savePoster({ link, name, title: _('referrals.poster', { brand: name }), code: own.code })
    } catch {
      await notify('error', _('referrals.poster.failed'))
    } finally {
      setBusy(false)
    }
  }

  return (
    <section className={styles.hero} aria-labelledby="referral-title">
      <div className={styles.words}>
        <h3 id="referral-title" className={styles.title}>
          {title}
        </h3>
        <ul className={styles.conditions}>
          {conditionsOf(own, { say: _, money }).map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
        <p className={styles.code}>
          <span>{_('referrals.code')}</span> <b>{own.code}</b>
          <CopyButton text={own.code} label={_('referrals.code.copy')} />
        </p>
        <p className={styles.link}>
          <span>{link}</span>
          <CopyButton text={link} label={_('referrals.link.copy')} />
        </p>
        <div className={styles.deeds}>
          <ShareButton label={_('referrals.share')} content={{ title, url: link }} />
          <Button look={canShare() ? 'outline' : 'luck'} icon={<ImageDown />} busy={busy} onClick={save}>
            {_('referrals.poster.save')}
          </Button>
        </div>
      </div>
      <div className={styles.qr}>
        <QrCode text={link} label={_('referrals.qr')} />
      </div>
    </section>
  )
}

type Telling = {
  readonly say: ReturnType<typeof useLingui>['_']
  readonly money: (amount: string) => string
}

/** What makes a friend count, and what they bring besides. */
function conditionsOf(own: OwnReferral, { say, money }: Telling): string[] {
  const { leastDeposit, leastPlay, days, verified, rate, dayMax, play } = own
  return [
    say('referrals.condition', { deposit: money(leastDeposit), play: money(leastPlay), days }),
    ...(verified ? [say('referrals.condition.proved')] : []),
    ...(rate > 0 ? [say('referrals.condition.share', { rate: (rate / 100).toFixed(2), most: money(dayMax) })] : []),
    ...(play > 0 ? [say('referrals.condition.play', { times: play / 100 })] : []),
  ]
}

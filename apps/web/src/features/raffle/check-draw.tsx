import { useLingui } from '@lingui/react'
import { commitmentOf, drawWinners } from '@sanuk/contracts/raffle-draw'
import { Button } from '@sanuk/ui/button'
import { CircleCheck, CircleX, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import styles from './raffle.module.css'
import type { PastDraw } from './use-raffle.ts'

/** Draws again on this device, from what was published, and says whether the same tickets win. */
export function CheckDraw({ draw }: { readonly draw: PastDraw }) {
  const { _ } = useLingui()
  const [result, setResult] = useState<boolean>()
  return (
    <details className={styles.check}>
      <summary>{_('raffle.check')}</summary>
      <p className={styles.note}>{_('raffle.check.how')}</p>
      <dl className={styles.inputs}>
        <dt>{_('raffle.check.draw')}</dt>
        <dd>{draw.id}</dd>
        <dt>{_('raffle.commitment')}</dt>
        <dd>{draw.commitment}</dd>
        <dt>{_('raffle.check.seed')}</dt>
        <dd>{draw.seed}</dd>
        <dt>{_('raffle.check.seal', { number: draw.seal.number })}</dt>
        <dd>{draw.seal.hash}</dd>
      </dl>
      <Button look="outline" icon={<ShieldCheck />} onClick={async () => setResult(await isTrue(draw))}>
        {_('raffle.check.run')}
      </Button>
      <p role="status" className={styles.said} data-wrong={result === false || undefined}>
        {result !== undefined && (
          <>
            {result ? <CircleCheck /> : <CircleX />}
            {_(result ? 'raffle.check.right' : 'raffle.check.wrong')}
          </>
        )}
      </p>
    </details>
  )
}

async function isTrue({ id, seed, seal, tickets, commitment, winners }: PastDraw): Promise<boolean> {
  const numbers = await drawWinners({ draw: id, seed, seal, tickets }, winners.length)
  const isSame = winners.every(({ ticket }, index) => ticket === numbers[index])
  return isSame && (await commitmentOf(seed)) === commitment
}

import { useLingui } from '@lingui/react'
import { replayRound } from '@sanuk/contracts/wagers'
import { ErrorState } from '@sanuk/ui/error-state'
import { Skeleton } from '@sanuk/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { Link } from '../../router/link.tsx'
import { useTheme } from '../../theme/theme.ts'
import { faultText } from '../../wire/fault-text.ts'
import { read } from '../../wire/read.ts'
import styles from './round-detail.module.css'
import { useFramedRound } from './use-framed-round.ts'

/** The round as its game showed it, on a page of the game's vendor. The address is good for a short while only. */
export function RoundReplay({ id }: { id: string }) {
  const { _ } = useLingui()
  const theme = useTheme()
  const { data, error, refetch } = useQuery({
    ...read(replayRound, { params: { id }, body: { theme } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  return (
    <section className={styles.section}>
      <h4 className={styles.heading}>{_('wagers.replay')}</h4>
      {data && <ReplayFrame address={data.content} title={_('wagers.replay')} />}
      {!data && error && (
        <ErrorState title={_('wagers.replay.failed')} retryLabel={_('site.retry')} onRetry={refetch}>
          {faultText(error, _)}
        </ErrorState>
      )}
      {!data && !error && <Skeleton shape="tile" height="320px" />}
    </section>
  )
}

function ReplayFrame({ address, title }: { address: string; title: string }) {
  const { _ } = useLingui()
  const { ref, height, record } = useFramedRound(address)
  return (
    <>
      <iframe
        ref={ref}
        className={styles.replay}
        style={{ height }}
        src={address}
        title={title}
        sandbox={sandboxOf(address)}
        referrerPolicy="no-referrer"
      />
      {record !== null && (
        <Link to="/fairness" state={{ record }} className={styles.check}>
          <ShieldCheck />
          {_('wagers.check')}
        </Link>
      )}
    </>
  )
}

/** A vendor's page may keep its own origin only where that is not ours: else it could leave the sandbox. */
function sandboxOf(address: string): string {
  return new URL(address).origin === location.origin ? 'allow-scripts' : 'allow-scripts allow-same-origin'
}

import { useLingui } from '@lingui/react'
import { Card } from '@sanuk/ui/card'
import { Skeleton } from '@sanuk/ui/skeleton'
import { Link } from 'wouter'
import { useAge } from '../../components/desk/use-age.ts'
import { QUEUE_PLACES } from '../../components/queues/queues.ts'
import { useQueues } from '../../components/queues/use-queues.ts'
import styles from './overview.module.css'

/** What waits for this operator: how much, how long the oldest has waited, and the way there. */
export function QueueTiles() {
  const { _, i18n } = useLingui()
  const age = useAge()
  const queues = useQueues()
  return (
    <Card title={_('reports.queues')}>
      {queues ? (
        <ul className={styles.queues}>
          {queues.map(({ queue, waiting, oldest }) => (
            <li key={queue}>
              <Link to={QUEUE_PLACES[queue]} className={styles.queue} data-empty={waiting === 0 || undefined}>
                <span className={styles.name}>{_(`reports.queue.${queue}`)}</span>
                <span className={styles.count}>{i18n.number(waiting)}</span>
                <span className={styles.name}>
                  {oldest ? _('reports.queue.oldest', { age: age(oldest) }) : _('reports.queue.none')}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton height="84px" shape="card" />
      )}
    </Card>
  )
}

import type { Promotion } from '@sanuk/contracts/content'
import { Link } from '../../router/link.tsx'
import { PromotionPicture } from './promotion-picture.tsx'
import type { StateOf } from './promotion-state.tsx'
import styles from './promotions.module.css'

/** A promotion in the list: all of it leads to its page. */
export function PromotionCard({ promotion, State }: { readonly promotion: Promotion; readonly State: StateOf }) {
  return (
    <li className={styles.card} data-ended={promotion.state === 'ended' || undefined}>
      <PromotionPicture promotion={promotion} className={styles.cardPicture} />
      <div className={styles.cardWords}>
        <State promotion={promotion} />
        <h2 className={styles.cardTitle}>
          <Link to="/promoDetail" search={{ id: promotion.id }} className={styles.cardLink}>
            {promotion.title}
          </Link>
        </h2>
        <p>{promotion.summary}</p>
      </div>
    </li>
  )
}

import { useLingui } from '@lingui/react'
import { buttonClass } from '@sanuk/ui/button'
import { isPlainPress } from '@sanuk/ui/plain-press'
import { useId } from 'react'
import { useLanguage } from '../../../language/language.ts'
import { useRouter } from '../../../router/use-router.ts'
import styles from './hall.module.css'
import type { ListedLottery } from './lottery-link.ts'
import { useRecentVietnam } from './use-vietnam.ts'

/** What the member played lately of the lotteries of a hall. Draws nothing for visitors, and where there is none. */
export function RecentVietnam({ lotteries = [] }: { readonly lotteries: readonly ListedLottery[] | undefined }) {
  const { _ } = useLingui()
  const id = useId()
  const language = useLanguage()
  const router = useRouter()
  const codes = useRecentVietnam()
  const recent = codes.flatMap((code) => lotteries.find(({ game }) => game.gameCode === code) ?? [])
  if (recent.length === 0) return null
  return (
    <nav className={styles.recent} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {_('lottery-results.recent')}
      </h2>
      {recent.map(({ game, href }) => (
        <a
          key={game.nodeId}
          href={href}
          className={buttonClass({ look: 'quiet', size: 'small' })}
          onClick={(event) => {
            if (!isPlainPress(event)) return
            event.preventDefault()
            void router.go(href)
          }}
        >
          {game.names[language]}
        </a>
      ))}
    </nav>
  )
}

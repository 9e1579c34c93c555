import { useLingui } from '@lingui/react'
import type { GameEntry } from '@sanuk/contracts/catalogue'
import { useModules } from '../../brand/use-modules.ts'
import { useLanguage } from '../../language/language.ts'
import { Link } from '../../router/link.tsx'
import { useSession } from '../../session/session.ts'
import styles from './demo-link.module.css'

/** Opens a game for no money, without an account: for visitors, where the brand and the game's vendor offer that. */
export function DemoLink({ game }: { readonly game: GameEntry }) {
  const { _ } = useLingui()
  const language = useLanguage()
  const isVisitor = useSession() === null
  const isOn = useModules()
  const isOffered = game.offersDemo && game.playable && game.isGame === 'GAME'
  if (!isVisitor || !isOffered || !isOn('DEMOGAME3')) return null
  return (
    <span className={styles.over}>
      <Link
        to="/game"
        search={{ id: game.nodeId, demo: true }}
        preload={false}
        className={styles.demo}
        aria-label={_('site.game.demo.of', { game: game.names[language] })}
      >
        {_('site.game.demo')}
      </Link>
    </span>
  )
}

import { useLingui } from '@lingui/react'
import { hotGames } from '@sanuk/contracts/catalogue'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { useQuery } from '@tanstack/react-query'
import { Dices, ReceiptText, Sigma } from 'lucide-react'
import { useLanguage } from '../../language/language.ts'
import { usePanels } from '../../panels/use-panels.ts'
import { Link } from '../../router/link.tsx'
import { read } from '../../wire/read.ts'
import styles from './fair-card.module.css'

const GAMES_SHOWN = 3

const points = [
  { Icon: Sigma, word: 'trust.fair.exact' },
  { Icon: Dices, word: 'trust.fair.drawn' },
  { Icon: ReceiptText, word: 'trust.fair.record' },
] as const

/** Why a result can be believed, with the exact long-term return of games that can be played now. */
export function FairCard() {
  const { _ } = useLingui()
  const { open } = usePanels()
  const language = useLanguage()
  const { data } = useQuery(read(hotGames, { query: {} }))
  const stated = (data?.list ?? []).filter((game) => game.playable && game.returnToPlayer).slice(0, GAMES_SHOWN)
  return (
    <Card id="fair" className={styles.card} title={_('trust.fair')}>
      <ul className={styles.points}>
        {points.map(({ Icon, word }) => (
          <li key={word}>
            <Icon />
            {_(word)}
          </li>
        ))}
      </ul>
      <dl className={styles.returns}>
        {stated.map((game) => (
          <div key={game.nodeId} className={styles.game}>
            <dt>{game.names[language]}</dt>
            <dd>{_('trust.fair.rtp', { rtp: game.returnToPlayer ?? '' })}</dd>
          </div>
        ))}
      </dl>
      <Link to="/fairness" className={styles.how}>
        {_('trust.fair.how')}
      </Link>
      <Button look="outline" wide onClick={() => open('personalHistoryCopy')}>
        {_('trust.fair.open_record')}
      </Button>
    </Card>
  )
}

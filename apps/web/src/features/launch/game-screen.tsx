import { useLingui } from '@lingui/react'
import { balance } from '@sanuk/contracts/wallet'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { usePageTitle } from '../../brand/use-page-title.ts'
import { useLanguage } from '../../language/language.ts'
import { usePanels } from '../../panels/use-panels.ts'
import { useRouter } from '../../router/use-router.ts'
import { faultText } from '../../wire/fault-text.ts'
import { keyOf } from '../../wire/read.ts'
import { GameBar } from './game-bar.tsx'
import { GameFrame } from './game-frame.tsx'
import { GameNotice } from './game-notice.tsx'
import styles from './game-screen.module.css'
import { type GameMessage, useGameMessages } from './use-game-messages.ts'
import { useLaunch } from './use-launch.ts'
import { useListedGame } from './use-listed-game.ts'
import { useMode } from './use-mode.ts'
import { useToldBalance } from './use-told-balance.ts'
import { useWhoPlays } from './use-who-plays.ts'

/**
 * A game and the strip above it. Visitors are asked to sign in and go on from there; where the brand lets them, they may try
 * it for no money first.
 */
export function GameScreen({ nodeId }: { nodeId: string }) {
  const { _ } = useLingui()
  const language = useLanguage()
  const { mode, switchTo } = useMode()
  const { signedIn, away, isPlayed, hasChoice } = useWhoPlays(mode)
  const listed = useListedGame(nodeId)
  const { game, fault, attempt, again } = useLaunch({ nodeId, mode, asVisitor: !signedIn }, isPlayed)
  const frame = useRef<HTMLIFrameElement>(null)
  const { open } = usePanels()
  const leave = useLeave()
  const name = (game ?? listed)?.names[language] ?? _('launch.title')
  usePageTitle(name)

  const canSwitch = hasChoice && (listed?.offersDemo === true || mode === 'demo')

  const queries = useQueryClient()
  const answers: Record<GameMessage, () => unknown> = {
    cashier: () => open('depositv2'),
    history: () => open('personalHistoryCopy'),
    wallet: () => open('transferFund'),
    close: leave,
    // Where the socket is down, the balance is read anew by whoever shows it next.
    balance: () => queries.invalidateQueries({ queryKey: keyOf(balance), refetchType: 'none' }),
  }
  const framed = { frame, address: game?.content }
  useGameMessages(framed, (message) => answers[message]())
  useToldBalance({ frame, address: mode === 'real' ? framed.address : undefined })

  return (
    <div className={styles.screen}>
      <GameBar
        name={name}
        mode={mode}
        {...(canSwitch && { onSwitch: switchTo })}
        onLeave={leave}
        onDeposit={answers.cashier}
        onNewTab={() => {
          // The tab is opened by this page and so is signed in as well; the game is played in one place only.
          if (window.open(location.href)) leave()
        }}
        {...(mode === 'real' && game?.isSingle === false && { onTransfer: answers.wallet })}
      />
      <div className={styles.stage} data-theme="dark">
        {!signedIn && !isPlayed && (
          <GameNotice
            title={_('launch.sign_in')}
            note={_('launch.sign_in.note')}
            action={_('site.sign_in')}
            onAction={() => open('login')}
          />
        )}
        {away && (
          <GameNotice
            title={_('launch.away')}
            note={_('launch.away.note')}
            action={_('launch.away.action')}
            onAction={() => open('protection')}
          />
        )}
        {isPlayed && fault && (
          <GameNotice title={_('launch.fault')} note={faultText(fault, _)} action={_('site.retry')} onAction={again} />
        )}
        {isPlayed && !fault && (
          <GameFrame key={`${mode} ${attempt}`} ref={frame} name={name} address={game?.content} onAgain={again} />
        )}
      </div>
    </div>
  )
}

/** Back to where the game was chosen; to the lobby for those who came by a link. */
function useLeave(): () => void {
  const router = useRouter()
  return () => (router.location().state.hasBefore ? history.back() : void router.navigate({ to: '/rng' }))
}

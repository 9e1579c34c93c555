import { useLingui } from '@lingui/react'
import { buttonClass } from '@sanuk/ui/button'
import { Suspense } from 'react'
import { usePageTitle } from '../brand/use-page-title.ts'
import { optionalPart } from '../components/lazy-part.ts'
import { Heart } from '../features/catalogue/heart.tsx'
import { useFavourites } from '../features/catalogue/use-favourites.ts'
import { GameSwitcher } from '../features/lottery/hall/game-switcher.tsx'
import { LotteryHall } from '../features/lottery/hall/lottery-hall.tsx'
import { LotteryGame } from '../features/lottery/lottery-game.tsx'
import { useLotteryGame } from '../features/lottery/use-lottery-game.ts'
import { useLanguage } from '../language/language.ts'
import { Link } from '../router/link.tsx'
import { readLottery } from '../router/paths.ts'
import { useSearch } from '../router/use-router.ts'
import { useSession } from '../session/session.ts'
import { useLotteries } from './use-lotteries.ts'

const AgreementPlace = optionalPart(() =>
  import('../features/content/agreement-place.tsx').then((part) => part.AgreementPlace),
)
const RealityCheck = optionalPart(() =>
  import('../features/protection/reality-check.tsx').then((part) => part.RealityCheck),
)

/** The lottery that the address names, or all lotteries of the page. */
export function LotteryPage() {
  const { gameCode, play, playType } = useSearch(readLottery)
  const signedIn = useSession() !== null
  return (
    <>
      {gameCode ? <PlayedLottery key={gameCode} gameCode={gameCode} wanted={play ?? playType} /> : <Hall />}
      {signedIn && (
        <Suspense>
          <RealityCheck playing={gameCode !== undefined} />
          <AgreementPlace />
        </Suspense>
      )}
    </>
  )
}

type PlayedLotteryProps = { readonly gameCode: string; readonly wanted: string | undefined }

function PlayedLottery({ gameCode, wanted }: PlayedLotteryProps) {
  const { _ } = useLingui()
  const language = useLanguage()
  const { list = [], hall } = useLotteries()
  const { data: game } = useLotteryGame(gameCode)
  usePageTitle(game?.names[language] ?? _('pages.lottery'), _('pages.lottery.about'))
  return (
    <LotteryGame
      gameCode={gameCode}
      wanted={wanted}
      switcher={<GameSwitcher lotteries={list} gameCode={gameCode} hall={hall} />}
      wayBack={
        <Link to={hall} className={buttonClass({ look: 'outline' })}>
          {_('lottery.hall.all')}
        </Link>
      }
    />
  )
}

function Hall() {
  const { _ } = useLingui()
  const title = _('pages.lottery')
  const about = _('pages.lottery.about')
  usePageTitle(title, about)
  const lotteries = useLotteries()
  const favourites = useFavourites()
  return (
    <LotteryHall
      title={title}
      about={about}
      lotteries={lotteries}
      mark={({ game }) => (
        <Heart
          game={game}
          isFavourite={favourites.has(game)}
          isSaving={favourites.isSaving(game)}
          onFavourite={favourites.set}
        />
      )}
    />
  )
}

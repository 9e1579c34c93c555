import { useLingui } from '@lingui/react'
import type { GameEntry } from '@sanuk/contracts/catalogue'
import type { LotteryOfDay } from '@sanuk/contracts/lottery-days'
import { buttonClass } from '@sanuk/ui/button'
import { Suspense } from 'react'
import { usePageTitle } from '../brand/use-page-title.ts'
import { lazyPart, optionalPart } from '../components/lazy-part.ts'
import { gameWay, lotteryScreenOf } from '../features/catalogue/game-way.ts'
import { Heart } from '../features/catalogue/heart.tsx'
import { type Favourites, useFavourites } from '../features/catalogue/use-favourites.ts'
import { dayGroupOf, vendorOfGroup } from '../features/lottery/day/day-search.ts'
import { GameSwitcher } from '../features/lottery/hall/game-switcher.tsx'
import { LotteryHall } from '../features/lottery/hall/lottery-hall.tsx'
import { RecentVietnam } from '../features/lottery/hall/recent-vietnam.tsx'
import { useVietnamRegions } from '../features/lottery/hall/use-vietnam.ts'
import { LotteryGame } from '../features/lottery/lottery-game.tsx'
import { useLotteryGame } from '../features/lottery/use-lottery-game.ts'
import { useLanguage } from '../language/language.ts'
import { Link } from '../router/link.tsx'
import { readLottery } from '../router/paths.ts'
import { stringifySearch } from '../router/search-text.ts'
import { useRouter, useSearch } from '../router/use-router.ts'
import { useSession } from '../session/session.ts'
import styles from './lottery-page.module.css'
import { useLotteries } from './use-lotteries.ts'

const AgreementPlace = optionalPart(() =>
  import('../features/content/agreement-place.tsx').then((part) => part.AgreementPlace),
)
const RealityCheck = optionalPart(() =>
  import('../features/protection/reality-check.tsx').then((part) => part.RealityCheck),
)

const DayResults = lazyPart(
  () => import('../features/lottery/day/day-results.tsx').then((part) => part.DayResults),
  'lottery-results',
)

/** The lottery that the address names, the results of a day, or all lotteries of the page. */
export function LotteryPage() {
  const { gameCode, play, playType, view } = useSearch(readLottery)
  const signedIn = useSession() !== null
  return (
    <>
      {gameCode ? <PlayedLottery key={gameCode} gameCode={gameCode} wanted={play ?? playType} /> : null}
      {!gameCode && (view === 'results' ? <ResultsOfDay /> : <Hall />)}
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
  const favourites = useFavourites()
  const listed = list.find((one) => one.game.gameCode === gameCode)
  usePageTitle(game?.names[language] ?? _('pages.lottery'), _('pages.lottery.about'))
  return (
    <LotteryGame
      gameCode={gameCode}
      wanted={wanted}
      switcher={
        <>
          <GameSwitcher lotteries={list} gameCode={gameCode} hall={hall} />
          {listed && (
            <span className={styles.heart}>
              <HeartOf game={listed.game} favourites={favourites} />
            </span>
          )}
        </>
      }
      wayBack={
        <Link to={hall} className={buttonClass({ look: 'outline' })}>
          {_('lottery.hall.all')}
        </Link>
      }
    />
  )
}

/** Makes a lottery a favourite. */
function HeartOf({ game, favourites }: { readonly game: GameEntry; readonly favourites: Favourites }) {
  return (
    <Heart
      game={game}
      isFavourite={favourites.has(game)}
      isSaving={favourites.isSaving(game)}
      onFavourite={favourites.set}
    />
  )
}

function Hall() {
  const { _ } = useLingui()
  const title = _('pages.lottery')
  const about = _('pages.lottery.about')
  usePageTitle(title, about)
  const { vendor, playType } = useSearch(readLottery)
  const lotteries = useLotteries(vendor)
  const isVietnam = lotteries.hall === lotteryScreenOf('TCG_LOTTO_VN')
  const regions = useVietnamRegions(isVietnam)
  const favourites = useFavourites()
  return (
    <LotteryHall
      title={title}
      about={about}
      lotteries={lotteries}
      first={playType}
      regions={regions}
      above={
        <>
          <Link
            to="/lottery"
            search={{ view: 'results', vendor: vendorOfHall(lotteries.hall) }}
            className={buttonClass({ look: 'outline', size: 'small' })}
          >
            {_('lobby.results_of_day')}
          </Link>
          {isVietnam && <RecentVietnam lotteries={lotteries.list} />}
        </>
      }
      isFavourite={({ game }) => favourites.has(game)}
      mark={({ game }) => <HeartOf game={game} favourites={favourites} />}
    />
  )
}

/** By which vendor the results of a day are narrowed down to the lotteries of a hall; of the first hall they are not. */
const vendorOfHall = (hall: string): string | undefined =>
  ['TCG_SEA', 'TCG_LOTTO_VN'].find((vendor) => lotteryScreenOf(vendor) === hall)

function hrefOf(lottery: LotteryOfDay): string {
  const { to, search } = gameWay({ ...lottery, nodeId: '', defaultPlayType: lottery.playType })
  return to + stringifySearch(search)
}

/** What was drawn on the day that the address names. */
function ResultsOfDay() {
  const { _ } = useLingui()
  const router = useRouter()
  const { day, vendor } = useSearch(readLottery)
  usePageTitle(_('lottery-results.day.title'), _('lottery-results.day.about'))
  const show = (change: { day?: string | undefined; vendor?: string | undefined }) =>
    void router.navigate({
      to: '.',
      search: { view: 'results', day, vendor, ...change },
      replace: true,
      resetScroll: false,
      state: 'same',
    })
  return (
    <Suspense>
      <DayResults
        day={day}
        group={dayGroupOf(vendor)}
        hrefOf={hrefOf}
        onDay={(next) => show({ day: next })}
        onGroup={(group) => show({ vendor: vendorOfGroup(group) })}
      />
    </Suspense>
  )
}

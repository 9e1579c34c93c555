import type { FeltProps } from '../game-look.ts'
import { PoolBar } from './pool-bar.tsx'
import { Schedule } from './schedule.tsx'

/** Red and blue, the two draws between them, below them the pools of a totalisator and when the next fights begin. */
export function Felt({ kit, view, Spot }: FeltProps) {
  const { say, money, opened } = kit
  const { rules, table } = view
  const offered = new Set(rules.spots.map(({ spot }) => spot))
  const spot = (code: string, className: string) =>
    offered.has(code) ? <Spot spot={code} className={className} /> : <span />
  return (
    <div className="fight-felt">
      <div className="fight-sides">
        {spot('meron', 'large fight-side')}
        <div className="fight-draws">
          {spot('bdd', 'medium')}
          {spot('ftd', 'medium')}
        </div>
        {spot('wala', 'large fight-side')}
      </div>
      {rules.variant === 'totalisator' && <PoolBar {...{ say, money, table }} />}
      <Schedule {...{ say, table }} interval={rules.interval ?? 0} language={opened.language} />
    </div>
  )
}

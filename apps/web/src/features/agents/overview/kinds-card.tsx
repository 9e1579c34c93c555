import { useLingui } from '@lingui/react'
import { Card } from '@sanuk/ui/card'
import { visuallyHidden } from '@sanuk/ui/visually-hidden'
import { chartValueOf } from './figures.ts'
import styles from './overview.module.css'
import type { Overview } from './overview-tiles.tsx'
import { useWriteFigure } from './use-write-figure.tsx'

/** What was played by category, as bars of valid stake with the net result beside them. */
export function KindsCard({ kinds }: { readonly kinds: Overview['kinds'] }) {
  const { _ } = useLingui()
  const write = useWriteFigure()
  const longest = Math.max(...kinds.map(({ valid }) => chartValueOf(valid)))
  return (
    <Card level={3} title={_('agent-centre.kinds')}>
      {kinds.length === 0 ? (
        <p className={styles.flat}>{_('agent-centre.kinds.none')}</p>
      ) : (
        <table className={styles.kinds}>
          <caption className={visuallyHidden}>{_('agent-centre.kinds')}</caption>
          <thead>
            <tr>
              <th scope="col">{_('wagers.category')}</th>
              <th scope="col">{_('agent-centre.figure.valid')}</th>
              <th scope="col">{_('agent-centre.figure.net')}</th>
            </tr>
          </thead>
          <tbody>
            {kinds.map(({ gameType, valid, net }) => (
              <tr key={gameType}>
                <th scope="row">
                  {_(`wagers.category.${gameType}`)}
                  <span
                    className={styles.kind}
                    aria-hidden="true"
                    style={{ inlineSize: `${longest > 0 ? (chartValueOf(valid) / longest) * 100 : 0}%` }}
                  />
                </th>
                <td>{write.show('valid', valid)}</td>
                <td>{write.show('net', net)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  )
}

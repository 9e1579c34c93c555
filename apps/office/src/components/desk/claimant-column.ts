import type { DescribedColumn } from '../../lists/described-column.tsx'

type Claimed = { readonly claimedBy: { readonly username: string } | null }

/** Which operator looks after something. */
export const CLAIMANT_COLUMN: DescribedColumn<Claimed> = {
  key: 'claimed',
  header: 'office.claimant',
  text: ({ claimedBy }) => claimedBy?.username ?? '',
  cell: ({ claimedBy }, { _ }) => claimedBy?.username ?? _('office.claimed.none'),
}

import { useLingui } from '@lingui/react'

/** How a class of members is called; one that is not a VIP rank keeps its code. */
export function useClassName(): (limitClass: string) => string {
  const { _ } = useLingui()
  return (limitClass) => {
    const [, level] = /^vip-(\d+)$/.exec(limitClass) ?? []
    return level === undefined ? limitClass : _('office-live-tables.class.vip', { level: Number(level) })
  }
}

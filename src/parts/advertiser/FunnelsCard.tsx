import { grouped } from '@/format/amount'
import { money } from '@/format/money'
import type { Funnel } from './ads'
import { SharesCard } from './SharesCard'

interface FunnelsCardProps {
  title: string
  parts: readonly { name: string; funnel: Funnel }[]
  none: string
}

/** How often it was done here and there, what led to that and what it cost. */
export const FunnelsCard = ({ title, parts, none }: FunnelsCardProps) => (
  <SharesCard
    title={title}
    none={none}
    shares={parts.map(({ name, funnel: { exposure, opened, started, completed, cents } }) => ({
      name,
      value: completed,
      words: `完成 ${grouped(completed)} 次 · ${money(cents)}`,
      more: `出现 ${grouped(exposure)} · 打开 ${grouped(opened)} · 开始做 ${grouped(started)}`,
    }))}
  />
)

import type { Out } from '@contract/api'
import { amount } from '@/format/amount'
import { go } from '@/navigation/go'
import { Brought } from '@/parts/earnings/Brought'
import { SectionHead } from '@/ui/section/SectionHead'

export type Info = Out<'/tp5/api/InviteReward/info'>

export const totalOf = ({ settled, waiting }: Info): number => settled + waiting

/** All that they brought, and from how many people. */
export function Totals({ info: { settled, waiting, taken_back, tiers } }: { info: Info }) {
  const [first, second] = tiers
  const people = `一层 ${amount(first?.people ?? 0)} 人，二层 ${amount(second?.people ?? 0)} 人`
  return (
    <Brought
      head={
        <SectionHead title="一共得了" more="奖励明细" onMore={() => void go('multilevelLog')} />
      }
      settled={settled}
      waiting={waiting}
      takenBack={taken_back}
      from={[{ name: '邻居', value: people }]}
    />
  )
}

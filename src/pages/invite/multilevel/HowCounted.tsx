import type { In } from '@contract/api'
import { amount } from '@/format/amount'
import { money } from '@/format/money'
import { go } from '@/navigation/go'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { NumberedLines } from '@/ui/facts/NumberedLines'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import type { Info } from './Totals'

const tierNames = { 1: '一层：您请来的', 2: '二层：他们请来的' } as const

interface HowCountedProps {
  info: Info
  rules: NonNullable<In<'/tp5/api/InviteReward/info'>['rules']>
}

/** Tier by tier, and the rules that the server goes by. */
export function HowCounted({ info, rules }: HowCountedProps) {
  return (
    <>
      <Card bare>
        {info.tiers.map(({ tier, hundredths, people, cents }) => (
          <Cell
            key={tier}
            title={`${tierNames[tier]} ${amount(people)} 人，各得 ${hundredths}%`}
            value={money(cents)}
          />
        ))}
        {rules === 'today' && (
          <Cell icon="gift" title="邀请海报和积分奖励" onPress={() => void go('newGuest')} />
        )}
        {rules === 'today' && info.former > 0 && (
          <Cell
            icon="clock"
            title="按以前规则来的邻居"
            value={`${amount(info.former)} 人`}
            onPress={() => void go('multilevelOld')}
          />
        )}
      </Card>
      <Card>
        <SectionHead title="怎么算钱" />
        <Stack>
          <NumberedLines lines={info.rules} />
        </Stack>
      </Card>
    </>
  )
}

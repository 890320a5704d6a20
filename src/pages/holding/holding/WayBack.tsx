import { View } from '@tarojs/components'
import { useState } from 'react'
import type { Holding } from '@/parts/holding/holding'
import { Section } from '@/parts/holding/Section'
import { moneyBack } from '@/parts/order/promises'
import { fullTime } from '@/format/date'
import { priceLine } from '@/format/price'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Question } from '@/blocks/form/Question'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { Facts } from '@/ui/facts/Facts'

type Left = NonNullable<Holding['refundable']>

/** 1,200 积分 + ¥9.90 */
const sumOf = ({ points, gold, money }: Left) => priceLine({ points, gold, cents: money })

/** What is left of it and can go back, or what went back already. */
export function WayBack({ holding }: { holding: Holding }) {
  const { holding_id, refundable, refunded } = holding
  if (refunded) return <WentBack refunded={refunded} />
  return refundable && <GiveBack holdingId={holding_id} left={refundable} />
}

function WentBack({ refunded }: { refunded: NonNullable<Holding['refunded']> }) {
  const { left, parts, expired, at } = refunded
  return (
    <Section title={expired ? '过期没用完，已自动退回' : '没用完，已退回'}>
      <Facts
        facts={[
          { name: '退回', value: sumOf(refunded), strong: true },
          { name: '没用的', value: `${parts} 份里的 ${left} 份` },
          { name: '时间', value: fullTime(new Date(at)) },
        ]}
      />
    </Section>
  )
}

/** Told to the last point and cent before anything is given back. */
function GiveBack({ holdingId, left }: { holdingId: string; left: Left }) {
  const [asking, setAsking] = useState(false)
  const { points, gold, money } = left
  const refund = useSubmit(async () => {
    const told = { holding_id: holdingId, points, gold, money }
    await api.post('/tp5/api/ExchangeShop/UserExchange/refund', told)
    setAsking(false)
    toast('已退回')
  })
  return (
    <Card bare>
      <Cell icon="wallet" title="退没用完的" value={sumOf(left)} onPress={() => setAsking(true)} />
      <Question
        open={asking}
        title="退掉没用完的吗？"
        confirm="确认退回"
        cancel="再留着"
        danger
        act={refund}
        onCancel={() => setAsking(false)}
      >
        <View>{`一共 ${left.parts} 份，还有 ${left.left} 份没用，退回 ${sumOf(left)}。`}</View>
        <View>{backWords(left)}</View>
      </Question>
    </Card>
  )
}

const backWords = ({ points, gold, money }: Left): string =>
  [
    points + gold > 0 && '积分金币马上退回余额',
    money > 0 && `钱原路退回，${moneyBack}`,
    '退回后不能再用',
  ]
    .filter(Boolean)
    .join('，') + '。'

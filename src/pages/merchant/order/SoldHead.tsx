import type { Out } from '@contract/api'
import { priceLine } from '@/format/price'
import { sumWords } from '@/parts/merchant/shop'
import { Card } from '@/ui/card/Card'
import { Facts } from '@/ui/facts/Facts'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import { MonthSteps } from './MonthSteps'

type Sums = Out<'/tp5/api/VillageEnter/saleSums'>
type Day = Sums['days'][number]

/** 3 件，300 积分 */
const soldWords = ({
  sold,
  points,
  gold,
  money,
}: Pick<Day, 'sold' | 'points' | 'gold' | 'money'>) =>
  [`${sold} 件`, priceLine({ points, gold, cents: money })].filter(Boolean).join('，')

const dayWords = (day: Day) =>
  [day.sold > 0 ? `卖出 ${soldWords(day)}` : '', day.pieces > 0 ? `核销 ${sumWords(day)}` : '']
    .filter(Boolean)
    .join('；')

interface SoldHeadProps {
  sums: Sums
  onMonth: (month: string) => void
}

/** A month, and for who keeps the shop what was sold and redeemed on each of its days. */
export function SoldHead({ sums, onMonth }: SoldHeadProps) {
  const { owner, days } = sums
  return (
    <Card>
      <Stack>
        <MonthSteps {...sums} onMonth={onMonth} />
        {owner === 0 ? (
          <Text size="sm" tone="ink2">
            一共收了多少，只有店主看得到
          </Text>
        ) : (
          <Facts facts={[{ name: '本月卖出', value: soldWords(sums), strong: true }]} />
        )}
        {days.length > 0 && (
          <Facts facts={days.map((one) => ({ name: one.day, value: dayWords(one) }))} />
        )}
        <Text size="sm" tone="ink3">
          这里是顾客付的，后来退回的也在内；店里得多少，按核销结算
        </Text>
      </Stack>
    </Card>
  )
}

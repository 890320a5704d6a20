import type { Out } from '@contract/api'
import { money } from '@/format/money'
import { sumWords } from '@/parts/merchant/shop'
import { Card } from '@/ui/card/Card'
import { Facts } from '@/ui/facts/Facts'
import { NumberedLines } from '@/ui/facts/NumberedLines'
import { Stack } from '@/ui/stack/Stack'
import { MonthSteps } from './MonthSteps'

type Sums = Out<'/tp5/api/VillageEnter/orderSums'>

interface MonthHeadProps {
  sums: Sums
  onMonth: (month: string) => void
}

const standing = ({ settled, settles_on }: Sums) =>
  settled ? `已结算 ${money(settled.amount)}` : `${settles_on} 结算`

/** A month, what was redeemed on each of its days, and when it is paid. */
export function MonthHead({ sums, onMonth }: MonthHeadProps) {
  const { days, rules } = sums
  return (
    <Card>
      <Stack>
        <MonthSteps {...sums} onMonth={onMonth} />
        <Facts
          facts={[
            { name: '本月核销', value: sumWords(sums), strong: true },
            { name: '结算', value: standing(sums) },
          ]}
        />
        {days.length > 0 && (
          <Facts facts={days.map((one) => ({ name: one.day, value: sumWords(one) }))} />
        )}
        <NumberedLines lines={rules} />
      </Stack>
    </Card>
  )
}

import { grouped } from '@/format/amount'
import { money as moneyWords } from '@/format/money'
import { Card } from '@/ui/card/Card'
import { type Fact, Facts } from '@/ui/facts/Facts'
import { counted } from '@/parts/catalogue/goodsWords'
import type { Check } from '@/parts/order/draft'
import { freight } from '@/parts/order/promises'

const coins = [
  { coin: 'points', unit: '积分' },
  { coin: 'gold', unit: '金币' },
] as const

/** What leaves my balance, what stays, and what is paid in money. */
export function Deduction({ check }: { check: Check }) {
  const { number, money, needs, purse } = check
  const held = coins.filter(({ coin }) => check[coin] > 0)
  const facts: Fact[] = [
    ...held.flatMap(({ coin, unit }) => [
      { name: `现有${unit}`, value: grouped(purse[coin]) },
      {
        name: `扣除${unit}（${counted(check.goods.kind, number)}）`,
        value: `−${grouped(check[coin])}`,
      },
      { name: `换后剩余${unit}`, value: grouped(purse[coin] - check[coin]), strong: true },
    ]),
    ...(needs.address ? [{ name: '运费', value: freight }] : []),
    ...(money > 0
      ? [{ name: held.length > 0 ? '另需付款' : '需付款', value: moneyWords(money), strong: true }]
      : []),
  ]
  return (
    <Card>
      <Facts facts={facts} />
    </Card>
  )
}

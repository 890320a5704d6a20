import type { Out } from '@contract/api'
import { money } from '@/format/money'
import { go } from '@/navigation/go'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'

interface EarningsCardProps {
  earnings: Out<'/user/Center/index'>['earnings']
}

/** The money that I earned: what of it can be withdrawn, what came today, what is to come. */
export function EarningsCard({ earnings: { balance, today, waiting } }: EarningsCardProps) {
  return (
    <Card bare>
      <Cell
        icon="wallet"
        title="我的收入"
        value={`今天 ${money(today)} ・ 待到账 ${money(waiting)}`}
        onPress={() => void go('incomeList')}
      />
      <Cell
        icon="wechat"
        title="可提现"
        value={money(balance)}
        onPress={() => void go('withdrawDetail')}
      />
    </Card>
  )
}

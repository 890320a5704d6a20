import { useClosed } from '@/cache/useClosed'
import { go } from '@/navigation/go'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'

/** The other books of money. */
export function OtherLedgers() {
  const closed = useClosed()
  return (
    <Card bare>
      <Cell icon="store" title="分红明细" onPress={() => void go('dividendDetail')} />
      {!closed('inviteReward') && (
        <Cell icon="user" title="邀请奖励" onPress={() => void go('multilevel')} />
      )}
      <Cell icon="doc" title="支出记录" onPress={() => void go('myExpenses')} />
    </Card>
  )
}

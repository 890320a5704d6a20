import { useRead } from '@/cache/useRead'
import { go } from '@/navigation/go'
import { Cell } from '@/ui/cell/Cell'

/** What I won in the lottery of the day, with how much of it waits for an address. */
export function LotteryCell() {
  const { data } = useRead('/tp5/api/TigerActivity/waiting', {}, { member: true })
  const waiting = data?.waiting ?? 0
  return (
    <Cell
      icon="gift"
      title="抽奖奖品"
      value={waiting > 0 ? `${waiting} 件待填地址` : '天天抽奖'}
      onPress={() => void go('lotteryMyPrize')}
    />
  )
}

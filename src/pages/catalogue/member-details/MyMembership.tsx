import { validityOf } from '@/parts/holding/validity'
import { go } from '@/navigation/go'
import { useRead } from '@/cache/useRead'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'

/** Whether I am a member already, and until when; nothing for everybody else. */
export function MyMembership({ goodsId }: { goodsId: number }) {
  const { data } = useRead('/tp5/api/ExchangeShop/UserRightsCenter/detail', {}, { member: true })
  const now = new Date()
  const mine = (data?.memberships ?? []).filter(({ goods_id }) => goods_id === goodsId)
  if (mine.length === 0) return null
  return (
    <Card bare>
      {mine.map((held) => (
        <Cell
          key={held.holding_id}
          icon="star"
          title="我的会员"
          value={validityOf(held, now).text}
          onPress={() => void go('holding', { holding_id: held.holding_id })}
        />
      ))}
    </Card>
  )
}

import { observer } from 'mobx-react'
import { heldThings } from '@/parts/holding/heldThings'
import { validityOf } from '@/parts/holding/validity'
import { go } from '@/navigation/go'
import { api } from '@/request/api'
import { useCall } from '@/cache/useCall'
import { purse } from '@/session/purse'
import { session } from '@/session/session'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'

/** Whether I am a member already, and until when; nothing for everybody else. */
export const MyMembership = observer(function MyMembership({ goodsId }: { goodsId: number }) {
  const { data } = useCall(
    async () =>
      session.signedIn ? await api.get('/tp5/api/ExchangeShop/UserRightsCenter/detail') : null,
    [purse.exchanges, heldThings.changes],
  )
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
})

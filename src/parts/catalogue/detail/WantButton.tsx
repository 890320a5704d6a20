import { View } from '@tarojs/components'
import { useState } from 'react'
import type { GoodsDetail } from '@/parts/catalogue/goods'
import { amount } from '@/format/amount'
import { goneWords } from '@/parts/catalogue/goodsWords'
import { go } from '@/navigation/go'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { session } from '@/session/session'
import { Button } from '@/ui/button/Button'
import { CallError } from '@/blocks/form/CallError'

/** Goods that are gone can be wanted; the shop counts who does before it restocks. */
export function WantButton({ goods }: { goods: GoodsDetail }) {
  const [said, setSaid] = useState<0 | 1>()
  const wanted = (said ?? goods.mine?.wanted) === 1
  const { submit, busy, error } = useSubmit(async () => {
    if (!session.signedIn) return void go('login')
    const answer = await api.post('/tp5/api/ExchangeShop/want', {
      goods_id: goods.goods_id,
      wanted: wanted ? 0 : 1,
    })
    setSaid(answer.wanted)
    toast(answer.wanted ? `记下了，一共 ${amount(answer.people)} 位邻居想要` : '好的，不再记着了')
  })
  const gone = goneWords(goods.kind)
  return (
    <View>
      <Button
        shape="full"
        kind="soft"
        icon={wanted ? 'check' : 'bell'}
        label={wanted ? `${gone}，已记下我想要，点按取消` : `${gone}，记下我想要`}
        busy={busy}
        onPress={() => void submit()}
      >
        {wanted ? '已记下，我想要' : '记下我想要'}
      </Button>
      <CallError error={error} />
    </View>
  )
}

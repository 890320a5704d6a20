import { View } from '@tarojs/components'
import { useState } from 'react'
import type { GoodsDetail } from '@/parts/catalogue/goods'
import { amount } from '@/format/amount'
import { goneWords } from '@/parts/catalogue/goodsWords'
import { useAllowing } from '@/parts/message/useAllowing'
import { go } from '@/navigation/go'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { session } from '@/session/session'
import { Button } from '@/ui/button/Button'
import { CallError } from '@/blocks/form/CallError'

/** Goods that are gone can be wanted: whoever does hears when they are there again. */
export function WantButton({ goods }: { goods: GoodsDetail }) {
  const [said, setSaid] = useState<0 | 1>()
  const wanted = (said ?? goods.mine?.wanted) === 1
  const { allow } = useAllowing(['restock'])
  const { submit, busy, error } = useSubmit(async () => {
    if (!session.signedIn) return void go('login')
    if (!wanted) await allow()
    const answer = await api.post('/tp5/api/ExchangeShop/want', {
      goods_id: goods.goods_id,
      wanted: wanted ? 0 : 1,
    })
    setSaid(answer.wanted)
    toast(answer.wanted ? `有货就告诉您，${amount(answer.people)} 位邻居在等` : '好的，不再提醒')
  })
  const gone = goneWords(goods.kind)
  return (
    <View>
      <Button
        shape="full"
        kind="soft"
        icon={wanted ? 'check' : 'bell'}
        label={wanted ? `${gone}，到货会提醒您，点按取消` : `${gone}，到货提醒我`}
        busy={busy}
        onPress={() => void submit()}
      >
        {wanted ? '到货会提醒您' : '到货提醒我'}
      </Button>
      <CallError error={error} />
    </View>
  )
}

import { useState } from 'react'
import { Screen } from '@/blocks/screen/Screen'
import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { useEvery } from '@/cache/useEvery'
import { useRead } from '@/cache/useRead'
import { useRoute } from '@/navigation/useRoute'
import { lookMs } from '@/parts/seckill/seckill'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'
import { Hours } from './Hours'
import { Sale } from './Sale'

/** The sales of today and tomorrow by the hour, the one that runs first. */
export default function Seckill() {
  const { sale_id: asked } = useRoute('seckill')
  const page = useRead('/activity/GoodsActivity/getFlashSalesList')
  const first = useRead('/tp5/api/ExchangeShop/OnlineSeckill/defaultTab', {}, { alike: true })
  useEvery(lookMs, page.look)
  const [chosen, setChosen] = useState<number | undefined>(asked ? Number(asked) : undefined)
  if (!page.data) return <UnloadedScreen route="seckill" call={page} rows={4} />
  if (!first.data) return <UnloadedScreen route="seckill" call={first} rows={4} />
  const { sessions } = page.data
  const wanted = chosen ?? first.data.sale_id
  const session = sessions.find((one) => one.sale_id === wanted) ?? sessions[sessions.length - 1]
  if (!session)
    return (
      <Screen route="seckill">
        <Empty title="今天没有秒杀" text="明天再来看看" />
      </Screen>
    )
  return (
    <Screen route="seckill">
      <Hours sessions={sessions} chosen={session.sale_id} onChoose={setChosen} />
      <Stack inset>
        <Sale key={session.sale_id} session={session} onTurn={page.look} />
      </Stack>
    </Screen>
  )
}

import { Unloaded } from '@/blocks/state/Unloaded'
import { useEvery } from '@/cache/useEvery'
import { useRead } from '@/cache/useRead'
import { amount } from '@/format/amount'
import { go } from '@/navigation/go'
import { SaleRow } from '@/parts/sale/SaleRow'
import { lookMs, type Session } from '@/parts/seckill/seckill'
import { Turn } from '@/parts/seckill/Turn'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { NoticeBar } from '@/ui/notice/NoticeBar'
import { Row } from '@/ui/row/Row'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'
import { Text } from '@/ui/text/Text'
import { Standing } from './Standing'

interface SaleProps {
  session: Session
  /** The hour has come or is over. */
  onTurn: () => Promise<void>
}

/** What is sold in an hour. */
export function Sale({ session, onTurn }: SaleProps) {
  const call = useRead('/tp5/api/ExchangeShop/OnlineSeckill/goods', {
    sale_id: session.sale_id,
  })
  useEvery(lookMs, call.look)
  const list = call.data?.list ?? []
  return (
    <Stack>
      {session.tip === 1 && <Tip session={session} />}
      <Row justify="between" wrap="close">
        <Text size="sm" tone="ink2">
          {session.state === 'ahead' && session.waiting > 0
            ? `${amount(session.waiting)} 位邻居在等`
            : `本场 ${session.kinds} 种，每种每人限 1 件`}
        </Text>
        <Turn session={session} onTurn={() => void onTurn().then(call.look)} />
      </Row>
      <Unloaded call={call} outline={4} />
      {call.data && list.length === 0 && <Empty title="这一场没有商品" text="看看别的场次" />}
      {list.length > 0 && (
        <Card bare>
          {list.map((item, at) => (
            <SaleRow
              key={item.item_id}
              item={item}
              eager={at < 4}
              onOpen={() => void go('seckillGoods', { item_id: item.item_id })}
            >
              <Standing item={item} state={session.state} />
            </SaleRow>
          ))}
        </Card>
      )}
      {!call.loading && (
        <Card bare>
          <Cell icon="clock" title="我的秒杀" onPress={() => void go('seckillLog')} />
        </Card>
      )}
    </Stack>
  )
}

/** I wanted to be told of this hour. */
function Tip({ session: { sale_id, name, state } }: { session: Session }) {
  const read = useSubmit(() => api.post('/tp5/api/GoodsActivity/setScheduleTipRead', { sale_id }))
  return (
    <NoticeBar more="知道了" onMore={() => void read.submit()}>
      {`您等的 ${name} 场${state === 'open' ? '已经开始' : '马上开始'}`}
    </NoticeBar>
  )
}

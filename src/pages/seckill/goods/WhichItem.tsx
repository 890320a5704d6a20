import { Screen } from '@/blocks/screen/Screen'
import { go } from '@/navigation/go'
import { Button } from '@/ui/button/Button'
import { Empty } from '@/ui/state/Empty'

/** An address that does not say which thing: the sales have them all. */
export const WhichItem = () => (
  <Screen route="seckillGoods" title="要抢哪一件？">
    <Empty title="先选一件" text="每场的商品都在秒杀页">
      <Button onPress={() => void go('seckill')}>去秒杀页</Button>
    </Empty>
  </Screen>
)

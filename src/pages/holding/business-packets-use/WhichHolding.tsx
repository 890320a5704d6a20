import { HoldingTicket } from '@/parts/holding/HoldingTicket'
import { Which } from '@/blocks/list/Which'
import { usePaged } from '@/cache/usePaged'
import { go } from '@/navigation/go'
import { Button } from '@/ui/button/Button'
import { noCoupons } from '@/ui/illustrations/occasions/noCoupons'
import { Empty } from '@/ui/state/Empty'

/** Which of my coupons is to be used; its button shows the code, its ticket all about it. */
export function WhichHolding() {
  const paged = usePaged('/tp5/api/ExchangeShop/UserExchange/lists', { state: 'usable' })
  const empty = (
    <Empty title="还没有能用的卡券" text="用积分换一张，到邻居店里省着花" scene={noCoupons}>
      <Button kind="soft" onPress={() => void go('exchangeShop')}>
        去商城换
      </Button>
    </Empty>
  )
  return (
    <Which route="businessPacketsUse" question="要用哪一张？" paged={paged} empty={empty}>
      {(holding) => <HoldingTicket key={holding.holding_id} holding={holding} />}
    </Which>
  )
}

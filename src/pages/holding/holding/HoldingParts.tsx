import type { Holding } from '@/parts/holding/holding'
import { MerchantCard } from '@/parts/holding/MerchantCard'
import { Rules } from '@/parts/holding/Rules'
import { go } from '@/navigation/go'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { ECode } from './ECode'
import { HoldingHead } from './HoldingHead'
import { Rights } from './Rights'
import { Sessions } from './Sessions'
import { Uses } from './Uses'
import { WayBack } from './WayBack'

/** All there is to say about one thing, the most needed first. */
export function HoldingParts({ holding }: { holding: Holding }) {
  const { rights, sessions, uses, merchant, rules, order_sn } = holding
  return (
    <>
      <HoldingHead holding={holding} />
      <ECode holding={holding} />
      {rights.length > 0 && <Rights rights={rights} />}
      {sessions.length > 0 && <Sessions sessions={sessions} />}
      {merchant && <MerchantCard merchant={merchant} />}
      {uses.length > 0 && <Uses uses={uses} />}
      {rules.length > 0 && <Rules rules={rules} />}
      <WayBack holding={holding} />
      {order_sn && (
        <Card bare>
          <Cell icon="doc" title="查看订单" onPress={() => void go('orderDetails', { order_sn })} />
        </Card>
      )}
    </>
  )
}

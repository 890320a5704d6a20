import type { Out } from '@contract/api'
import { Card } from '@/ui/card/Card'
import { Facts } from '@/ui/facts/Facts'
import { Text } from '@/ui/text/Text'

type Rights = Out<'/tp5/api/ExchangeShop/Goods/detail'>['rights']

/** What a packet holds, right by right. */
export function PacketRights({ rights }: { rights: Rights }) {
  return (
    <Card>
      <Text strong>{`礼包里有 ${rights.length} 项`}</Text>
      <Facts facts={rights.map(({ name, value }) => ({ name, value }))} />
    </Card>
  )
}

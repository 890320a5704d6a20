import { go } from '@/navigation/go'
import { type Service, servicePrice } from '@/parts/merchant/shop'
import { Empty } from '@/ui/state/Empty'
import { Stack } from '@/ui/stack/Stack'
import { OfferRow } from './OfferRow'

interface ServicesProps {
  list: readonly Service[]
  owner: boolean
}

/** What is done and paid at the counter. */
export const Services = ({ list, owner }: ServicesProps) => (
  <Stack>
    {list.length === 0 && <Empty title="还没有写服务" text="邻居在店铺页看得到" />}
    {list.map((one) => (
      <OfferRow
        key={one.service_id}
        title={one.name}
        note={[servicePrice(one), one.note].filter(Boolean).join('，')}
        listed={one.listed === 1}
        onOpen={
          owner ? () => void go('merchantService', { service_id: one.service_id }) : undefined
        }
      />
    ))}
  </Stack>
)

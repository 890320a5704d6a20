import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { useRead } from '@/cache/useRead'
import { ApplyForm } from './ApplyForm'
import { OwnShop } from './OwnShop'
import { Waiting } from './Waiting'

/** To join with a shop, how that stands, and from then on the shop's own desk. */
export default function MerchantSettle() {
  const mine = useRead('/tp5/api/VillageEnter/mine')
  const options = useRead('/tp5/api/VillageEnter/options', {}, { alike: true })
  if (!mine.data) return <UnloadedScreen route="merchantSettle" call={mine} rows={5} />
  const { application, shop } = mine.data
  if (shop) return <OwnShop shop={shop} />
  if (application?.state === 'applied') return <Waiting application={application} />
  if (!options.data) return <UnloadedScreen route="merchantSettle" call={options} rows={5} />
  const before = application?.state === 'refused' ? application : null
  return <ApplyForm options={options.data} before={before} />
}

import { useRead } from '@/cache/useRead'
import { UnloadedStaffScreen } from '@/parts/work/UnloadedStaffScreen'
import { ShopForm } from './ShopForm'
import { ShopFacts } from './ShopFacts'

/** How the shop is reached, when it is open and how it looks. */
export default function MerchantShop() {
  const call = useRead('/tp5/api/VillageEnter/shop')
  if (!call.data) return <UnloadedStaffScreen route="merchantShop" call={call} rows={5} />
  return call.data.owner ? <ShopForm shop={call.data} /> : <ShopFacts shop={call.data} />
}

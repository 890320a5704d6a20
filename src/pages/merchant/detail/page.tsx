import { Which } from '@/blocks/list/Which'
import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { usePaged } from '@/cache/usePaged'
import { useRead } from '@/cache/useRead'
import { useRoute } from '@/navigation/useRoute'
import { ShopCard } from '@/parts/merchant/ShopCard'
import { Empty } from '@/ui/state/Empty'
import { ShopPage } from './ShopPage'

/** A shop as neighbours see it. */
export default function MerchantDetail() {
  const { merchant_id } = useRoute('merchantDetail')
  return merchant_id ? <One merchantId={Number(merchant_id)} /> : <WhichShop />
}

function WhichShop() {
  const paged = usePaged('/tp5/api/VillageEnter/page', {})
  return (
    <Which
      route="merchantDetail"
      question="看哪一家店？"
      paged={paged}
      empty={<Empty title="还没有店入驻" />}
    >
      {(shop) => <ShopCard key={shop.merchant_id} shop={shop} />}
    </Which>
  )
}

function One({ merchantId }: { merchantId: number }) {
  const call = useRead('/tp5/api/VillageEnter/businessDetail', { merchant_id: merchantId })
  if (!call.data) return <UnloadedScreen route="merchantDetail" call={call} rows={5} />
  return <ShopPage shop={call.data} />
}

import { useRead } from '@/cache/useRead'
import { useRoute } from '@/navigation/useRoute'
import { UnloadedStaffScreen } from '@/parts/work/UnloadedStaffScreen'
import { PackageForm } from './PackageForm'

/** A new package, or one that the shop made. */
export default function MerchantPackage() {
  const { goods_id } = useRoute('merchantPackage')
  const call = useRead('/tp5/api/VillageEnter/packageLists')
  if (!call.data) return <UnloadedStaffScreen route="merchantPackage" call={call} rows={6} />
  const known = call.data.list.find((one) => one.own && String(one.goods_id) === goods_id)
  return <PackageForm key={goods_id ?? 'new'} known={known} perMille={call.data.per_mille} />
}

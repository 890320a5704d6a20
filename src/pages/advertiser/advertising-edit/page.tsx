import { useRead } from '@/cache/useRead'
import { useRoute } from '@/navigation/useRoute'
import { AdScreen } from '@/parts/advertiser/AdScreen'
import { NotFor } from '@/parts/work/NotFor'
import { StaffScreen } from '@/parts/work/StaffScreen'
import { EditForm } from './EditForm'

/** What a campaign is, how much it may cost and whom it is for. */
export default function AdvertisingEdit() {
  const { campaign_id } = useRoute('advertisingEdit')
  const rules = useRead('/tp5/api/Advertiser/rules', {}, { alike: true })
  const mine = useRead('/tp5/api/Advertiser/detail')
  const former = useRead(
    '/tp5/api/Advertiser/campaign',
    campaign_id ? { campaign_id: Number(campaign_id) } : null,
    { anew: true },
  )
  if (mine.data && mine.data.state !== 'open')
    return (
      <StaffScreen route="advertisingEdit">
        <NotFor role="advertiser" />
      </StaffScreen>
    )
  const waiting = campaign_id && !former.data ? former : mine.data ? rules : mine
  if (!rules.data || !mine.data || (campaign_id && !former.data))
    return (
      <AdScreen route="advertisingEdit" call={waiting} rows={6}>
        {null}
      </AdScreen>
    )
  return <EditForm rules={rules.data} former={former.data} />
}

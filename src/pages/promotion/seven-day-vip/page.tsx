import { CampaignPage } from '@/parts/campaign/CampaignPage'
import { useRoute } from '@/navigation/useRoute'

export default function SevenDayVip() {
  return <CampaignPage route="sevenDayVip" {...useRoute('sevenDayVip')} />
}

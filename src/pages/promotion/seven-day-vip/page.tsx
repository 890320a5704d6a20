import { CampaignPage } from '@/blocks/campaign/CampaignPage'
import { useRoute } from '@/navigation/useRoute'

export default function SevenDayVip() {
  return <CampaignPage route="sevenDayVip" {...useRoute('sevenDayVip')} />
}

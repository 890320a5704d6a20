import { CampaignPage } from '@/parts/campaign/CampaignPage'
import { useRoute } from '@/navigation/useRoute'

export default function SubjectPage() {
  const { key, ...params } = useRoute('subjectPage')
  return <CampaignPage route="subjectPage" campaign={key} {...params} />
}

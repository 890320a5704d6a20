import { Screen } from '@/ui/screen/Screen'
import { ErrorView } from '@/ui/state/ErrorView'
import type { RouteName } from '@/routes/route'
import { CampaignSkeleton } from './CampaignSkeleton'
import { CampaignView } from './CampaignView'
import { type CampaignParams, useCampaign } from './useCampaign'

interface CampaignPageProps extends CampaignParams {
  route: RouteName
}

/** The campaign behind this address: what there is, for whom, and the one thing to do next. */
export function CampaignPage({ route, ...params }: CampaignPageProps) {
  const { data, error, loading, reload } = useCampaign(route, params)
  if (data) {
    return (
      <CampaignView route={route} campaign={data} machineSn={params.machine_sn} reload={reload} />
    )
  }
  return (
    <Screen route={route}>
      {loading ? (
        <CampaignSkeleton />
      ) : (
        <ErrorView error={error} title="活动没有打开" onRetry={() => void reload()} />
      )}
    </Screen>
  )
}

import { Skeleton } from '@/ui/skeleton/Skeleton'
import { Stack } from '@/ui/stack/Stack'

/** As high as the head of a campaign, then its first card. */
export function CampaignSkeleton() {
  return (
    <Stack inset>
      <Skeleton height="220px" />
      <Skeleton height="240px" />
      <Skeleton height="120px" />
    </Stack>
  )
}

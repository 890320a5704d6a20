import { Skeleton } from '@/ui/skeleton/Skeleton'

export function HomeSkeleton() {
  return (
    <>
      <Skeleton height="156px" />
      <Skeleton height="40px" />
    </>
  )
}

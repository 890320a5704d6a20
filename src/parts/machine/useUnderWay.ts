import { useRead } from '@/cache/useRead'

/** How many of my orders at machines are under way. */
export function useUnderWay(): number {
  const { data } = useRead('/tp5/api/OfflineOrder/waiting', {}, { member: true })
  return data?.under_way ?? 0
}
